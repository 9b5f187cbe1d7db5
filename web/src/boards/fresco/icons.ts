import { addIcons } from '../../shared/icons';

addIcons({
  mood: '<path d="M4 4C9 6 15 6 20 4C21 13 18 19 12 21.5C6 19 3 13 4 4Z"/><path d="M7.2 9.8C8.1 8.5 9.7 8.5 10.5 9.8M13.5 9.8C14.3 8.5 15.9 8.5 16.8 9.8M8 14C9.6 17.4 14.4 17.4 16 14Z"/>',
});
