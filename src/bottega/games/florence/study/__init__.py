"""What learners see of this title, and what reports count."""
