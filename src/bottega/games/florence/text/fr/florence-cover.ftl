florence-title = Les Princes de Florence
florence-about = Enchérir sur des lacs et des saltimbanques, bâtir une principauté et offrir aux grands esprits la liberté de réaliser leurs œuvres.
florence-expansions = Muse & Princesse, Construction commune
