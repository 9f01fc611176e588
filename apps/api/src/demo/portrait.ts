/** The number of drawings of girls, and of boys. */
export const PORTRAITS = 12;

const SHIRTS = ['#2b3f8c', '#1f7a4d', '#8a5a00', '#1d5fa8'];
const SKINS = ['#b57f5b', '#c9956e', '#9c6a48'];
const WALLS = ['#dfe3ea', '#e8e2d6', '#dcebe4'];

/** A drawn portrait, as no real child's picture belongs in a demonstration. @param number from 0; each is one child */
export function portraitOf(gender: 'male' | 'female', number: number): string {
  const shirt = SHIRTS[number % SHIRTS.length] ?? '';
  const skin = SKINS[number % SKINS.length] ?? '';
  const wall = WALLS[(number >> 1) % WALLS.length] ?? '';
  const hair = gender === 'female' ? '<path d="M62 78q38-50 76 0v62H62z" fill="#231a16"/>' : '';
  const tie = number % 2 === 0 ? '<path d="M94 148h12l-4 52h-4z" fill="#7a1f2b"/>' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">
    <rect width="200" height="200" fill="${wall}"/>${hair}
    <path d="M30 200q8-54 70-54t70 54z" fill="${shirt}"/>${tie}
    <circle cx="100" cy="92" r="38" fill="${skin}"/>
    <path d="M62 84q4-38 38-38t38 38q-38-22-76 0z" fill="#231a16"/></svg>`;
}

/** A drawn signature. @param number from 0 */
export const signatureOf = (number: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100" fill="#fff"/>
    <path d="M20 70q30-${70 - number * 6} ${44 + number * 3}-20t30 0 24-${10 + number * 4} 20 20 34-34 20 30 60-16"
    fill="none" stroke="#1b2333" stroke-width="4"/></svg>`;
