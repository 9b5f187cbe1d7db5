/** Faces of bots: busts on a field of 48 x 48, put together from ground, dress, hair and headdress by a number.
 *  Even numbers are women, odd ones men, as in the list of names; a number has its face for ever. */
const SKINS = ['#efc9a3', '#e3b288', '#f3d5b5'];
const HAIRS = ['#5b3a1c', '#2f2117', '#9a5a23', '#c98f3a', '#7d756b'];
const CLOTHS = ['#962b3e', '#1f437a', '#2f7565', '#6a3d77', '#a8622a', '#3d4a5c', '#7a4f2d'];
const GROUNDS = ['#c9d8d3', '#e6d3a3', '#d9c3b0', '#bfcad9', '#cfd6b4', '#e3c9c0'];

type Draw = (hair: string, cloth: string, skin: string) => string;

const bust: Draw = (_, cloth, skin) =>
  `<path d="M6 48C7 39 14 36 20 35H28C34 36 41 39 42 48Z" fill="${cloth}"/><path d="M20 29H28V36C26 39 22 39 20 36Z" fill="${skin}"/><path d="M20 33C22 35.5 26 35.5 28 33V36C26 39 22 39 20 36Z" fill="#00000022"/><ellipse cx="24" cy="22.5" rx="7.6" ry="9.6" fill="${skin}"/>`;
const LOOK =
  '<path d="M20.4 20.2Q21.6 19.3 22.8 20.2M25.2 20.2Q26.4 19.3 27.6 20.2" stroke="#5b3016" stroke-width=".8" fill="none" stroke-linecap="round"/><circle cx="21.6" cy="22" r=".95" fill="#3a2413"/><circle cx="26.4" cy="22" r=".95" fill="#3a2413"/><path d="M24 22.5V26H23.1" stroke="#a8734a" stroke-width=".8" fill="none" stroke-linecap="round"/><path d="M21.9 28.4C23.2 29.6 24.8 29.6 26.1 28.4" stroke="#9b4a38" stroke-width="1.1" fill="none" stroke-linecap="round"/>';
const parted: Draw = (hair) =>
  `<path d="M15.6 26C13 14 18 11 24 11S35 14 32.4 26C31.6 20 29 15.4 24 15.4S16.4 20 15.6 26Z" fill="${hair}"/>`;
const cropped: Draw = (hair) =>
  `<path d="M15.8 24C14 13.6 19 11 24.6 11S33.6 14 32.2 24C31 19 29 16.6 25 16.4C21 18 17.6 17.4 15.8 24Z" fill="${hair}"/>`;
const long: Draw = (hair) =>
  `<path d="M15 38C11 28 13 10.4 24 10.4S37 28 33 38C30 36 31 30 31.6 24C31 18 28 15.6 24 15.6S17 18 16.4 24C17 30 18 36 15 38Z" fill="${hair}"/>`;

const WOMEN: Draw[] = [
  (hair, cloth, skin) =>
    `<path d="M12 40C9 24 12 8.6 24 8.6S39 24 36 40C34 36 33 30 32.6 24H15.4C15 30 14 36 12 40Z" fill="#fbf3df" stroke="#c9b48c" stroke-width=".6"/>${parted(hair, cloth, skin)}`,
  (hair, cloth, skin) =>
    `${parted(hair, cloth, skin)}<path d="M15 17C15 8 33 8 33 17C29 13.4 19 13.4 15 17Z" fill="#d9b04a"/><g fill="#fffaf0"><circle cx="17.4" cy="14" r="1"/><circle cx="21" cy="12" r="1"/><circle cx="24" cy="11.6" r="1"/><circle cx="27" cy="12" r="1"/><circle cx="30.6" cy="14" r="1"/></g>`,
  (hair, cloth, skin) =>
    `${long(hair, cloth, skin)}<path d="M15.4 18C18 14.6 30 14.6 32.6 18" stroke="#b23a26" stroke-width="1.4" fill="none"/>`,
  (hair, cloth, skin) =>
    `${parted(hair, cloth, skin)}<path d="M14.6 17C16 8.4 32 8.4 33.4 17C30 12.6 18 12.6 14.6 17Z" fill="${hair}" stroke="#00000044" stroke-width=".6"/><path d="M17 14L19.6 12.4M20.6 12L23 11.2M25 11.2L27.4 12M28.4 12.4L31 14" stroke="#00000055" stroke-width=".8"/>`,
  (hair, cloth, skin) =>
    `${parted(hair, cloth, skin)}<path d="M14 19C12 6 36 6 34 19C31 15 17 15 14 19Z" fill="${cloth}"/><path d="M14 19C17 15 31 15 34 19L33.6 20.6C30 17 18 17 14.4 20.6Z" fill="#e2bf57"/>`,
];
const MEN: Draw[] = [
  (hair, cloth, skin) =>
    `${cropped(hair, cloth, skin)}<path d="M12 16C12 6 30 4 36 12C37 15 34 17 32 16.4C26 13.6 18 13.6 12 16Z" fill="${cloth}"/><path d="M12 16C18 13.6 26 13.6 33 16.6L32.4 18.6C26 15.6 18 15.8 12.8 18.2Z" fill="#00000033"/>`,
  (hair, cloth, skin) => `${long(hair, cloth, skin)}`,
  (hair, cloth, skin) =>
    `${cropped(hair, cloth, skin)}<path d="M16.6 26C17 35 21 37.4 24 37.4S31 35 31.4 26C29.6 29 27 27.6 24 27.6S18.4 29 16.6 26Z" fill="${hair}"/><path d="M22 29.6H26" stroke="#9b4a38" stroke-width="1"/>`,
  (hair, cloth, skin) =>
    `${cropped(hair, cloth, skin)}<path d="M13.4 18C13 8.4 35 8.4 34.6 18C30 15 18 15 13.4 18Z" fill="#3a2b1e"/><path d="M10.6 18.4C18 14.6 30 14.6 37.4 18.4C30 20 18 20 10.6 18.4Z" fill="#4a3626"/>`,
  (hair, cloth, skin) =>
    `${cropped(hair, cloth, skin)}<path d="M12.6 20C11 7 37 7 35.4 20C31 14.6 17 14.6 12.6 20Z" fill="${cloth}"/><path d="M35 17C39 20 38 28 35 33C34 27 34.6 22 33 18Z" fill="${cloth}"/>`,
];

const pick = <T>(list: T[], at: number): T => list[at % list.length]!;

/** The drawing of a face, as SVG to be set into a field of 48 x 48. */
export function face(number: number): string {
  const own = Math.floor(number / 2);
  const [hair, cloth, skin] = [
    pick(HAIRS, own + Math.floor(own / 5) * 2),
    pick(CLOTHS, own * 2 + number),
    pick(SKINS, own),
  ];
  const head = pick(number % 2 ? MEN : WOMEN, own)(hair, cloth, skin);
  const ground = `<rect width="48" height="48" fill="${pick(GROUNDS, own + number)}"/>`;
  // A veil and loose hair fall behind the face: the bust is drawn over them, and what frames the brow over the bust.
  return `${ground}${head}${bust(hair, cloth, skin)}${LOOK}${pick(number % 2 ? MEN : WOMEN, own) === WOMEN[0] ? '' : head}`;
}
