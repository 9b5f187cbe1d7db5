/** The tools of each trade, standing in a niche of 140 x 74 whose shelf lies at 62. */
export const STILLS: Readonly<Record<string, string>> = {
  mathematician: `
    <path class="n-wood" d="M8 10H66V56H8Z"/><path class="a-dark" d="M12.5 14.5H61.5V51.5H12.5Z"/><g fill="none" stroke="var(--a-ivory)" stroke-width="1.2" stroke-linejoin="round">
    <circle cx="30" cy="33" r="13"/><path d="M30 20L41.3 39.5H18.7ZM30 20V46M43 33H17"/><path d="M47 21H58M47 26H55M47 31H58M47 36H52M47 44C50 38 54 38 58 44"/></g>
    <path class="n-light" d="M76 62L112 62L76 24Z"/><path class="n-back" d="M82 56H97L82 40Z"/><path class="a-fl" d="M80 62V58M86 62V59M92 62V58M98 62V59M104 62V58" stroke-width=".8"/>
    <path class="n-metal" d="M114 14L103 58L100.5 62L101 57L111 13Z"/><path class="n-metal" d="M114 14L127 57L127.5 62L124.5 58L112 15Z"/>
    <path class="a-gold" d="M109 15C109 8 117 8 117 15L115 20H111Z"/><circle class="a-gold" cx="113" cy="7" r="2.6"/><path class="a-fl" d="M107 38C111 40 116 40 120 38"/>
  `,
  theologian: `
    <path class="a-redd" d="M14 58L20 28L66 36L112 28L118 58L66 64Z"/><path class="a-ivory" d="M20 54L26 24C40 22 56 26 66 34V60C54 54 36 52 20 54Z"/>
    <path class="a-ivory" d="M112 54L106 24C92 22 76 26 66 34V60C78 54 96 52 112 54Z"/>
    <path class="a-fl" d="M31 31C40 30 52 33 60 38M30 37C40 36 52 39 60 44M29 43C40 42 52 45 60 50M28.5 49C40 48 52 51 60 55M101 31C92 30 80 33 72 38M102 37C92 36 80 39 72 44M103 43C92 42 80 45 72 50M103.5 49C92 48 80 51 72 55" stroke-width=".7" opacity=".75"/>
    <path class="a-blue" d="M30 30.5h6v6h-6z"/><path class="a-red" d="M66 34L70 33V66L67.5 62L65 66V34Z"/><path class="a-gold" d="M119 62H135L132 57H129V50H125V57H122Z"/>
    <path class="a-ivory" d="M123 24H131V50H123Z"/><path class="a-ivory" d="M131 30C134 34 131 38 131 42V30Z"/><path class="a-fl" d="M127 24V20"/>
    <path class="a-sun" d="M127 5C131 11 131.5 18 127 20.5C122.5 18 123 11 127 5Z"/><path class="a-roof nos" d="M127 12C129 15 129 18 127 19.5C125 18 125 15 127 12Z"/>
  `,
  philosopher: `
    <path class="a-stone2" d="M24 62V56H58V62Z"/>
    <path class="a-stone" d="M28 56C28 48 34 46 36 42C28 38 26 26 30 18C34 8 48 8 52 18C54 23 53 26 56 31L52.5 33.5C53 38 51 41 46.5 42C48 46 54 48 54 56Z"/>
    <path class="a-shd" d="M44 12C50 16 50 24 47 30C48 36 45 46 50 56H54C54 48 48 46 46.5 42C51 41 53 38 52.5 33.5L56 31C53 26 54 23 52 18C50 13 47 11 44 12Z"/>
    <path class="a-fl" d="M45 24q3-1.5 5 0M47.5 26.2v.6M44 36C47 37 50 36 52 34.5M33 17C37 12 44 11 48 14M31 23C33 20 35 19 38 19M36 42C35 36 37 32 40 31M40 46C42 42 45 41 47 39" stroke-width=".9" opacity=".8"/>
    <path class="n-wood" d="M68 10H98V15H68ZM68 57H98V62H68Z"/><path class="n-stick" d="M71 15V57M95 15V57" stroke-width="2.4"/>
    <path class="a-sky" d="M74 15H92C92 28 85 32 85 36C85 40 92 44 92 57H74C74 44 81 40 81 36C81 32 74 28 74 15Z" stroke="var(--a-ink)" stroke-width=".9"/>
    <path class="a-gold nos" d="M77 22H89C88 28 84 31 83 35C82 31 78 28 77 22ZM75.5 56.5C77 49 81 47 83 46C85 47 89 49 90.5 56.5Z"/><path class="a-fl" d="M83 35V46" stroke-width=".8"/>
    <path class="a-ivory" d="M104 34H132C136 34 136 41 132 41V57C132 63 124 63 124 58H100C100 62 104 62 104 58Z"/>
    <path class="a-fl" d="M109 41H127M109 45H127M109 49H127M109 53H121" stroke-width=".7" opacity=".75"/>
    <path class="a-shd" d="M104 34H132C136 34 136 41 132 41H108C108 37 106 34 104 34Z"/>
  `,
  botanist: `
    <path class="a-terra" d="M14 42H46L42 62H18Z"/><path class="a-terra" d="M12 37H48V43H12Z"/>
    <path class="a-line" d="M30 37C30 28 29 24 29 18M30 34C22 32 18 28 16 22M31 34C38 32 42 27 44 22" stroke-width="2"/>
    <path class="a-leaf" d="M29 32C20 32 14 27 12 18C22 19 28 24 29 32ZM31 33C32 25 38 20 48 18C47 28 40 33 31 33Z"/>
    <path class="a-red" d="M21 8C24 10 26 10 29 4C32 10 34 10 37 8C38 17 34 21 29 21C24 21 20 17 21 8Z"/><path class="a-redl" d="M25 12C25 16 26 18 28 19"/>
    <path class="a-ivory" d="M58 8H96V58H58Z"/><path class="a-line" d="M77 54C77 40 76 28 78 14" stroke-width="1.5"/>
    <path class="a-leaf" d="M77 44C68 44 64 40 63 34C71 34 76 38 77 44ZM77.5 38C78 31 83 27 91 27C90 34 85 38 77.5 38ZM77 30C70 29 67 25 67 20C73 21 77 25 77 30Z"/>
    <circle class="a-gold" cx="78" cy="14" r="4"/><path class="a-fl" d="M62 53H70M84 53H92" stroke-width=".8" opacity=".7"/>
    <path class="n-stick" d="M116 44L130 60" stroke-width="4.4"/><circle class="a-sky" cx="110" cy="36" r="12.5" stroke="var(--a-gold)" stroke-width="3"/>
    <path class="a-leaf" d="M103 42C103 34 108 30 117 30C117 38 112 42 103 42Z"/><path class="a-jet" d="M102 33C103 29 106 27 109 26.5"/>
  `,
  alchemist: `
    <path class="n-metal" d="M22 62L28 46H32L28 62ZM62 62L56 46H52L56 62Z"/><path class="n-metal" d="M22 42H62V47H22Z"/>
    <path class="a-sun" d="M42 46C48 52 48 60 42 62C36 60 36 52 42 46Z"/><path class="a-roof nos" d="M42 52C44.5 55 44.5 60 42 61.5C39.5 60 39.5 55 42 52Z"/>
    <path class="a-water" d="M30 34C26 22 34 12 44 12C58 12 74 20 90 34L86 38C74 30 64 27 57 28C58 38 50 43 42 43C36 43 32 40 30 34Z" stroke="var(--a-ink)" stroke-width="1"/>
    <path class="a-leaf nos" d="M30.5 32H56.5C57 38 50 42 42 42C36 42 32 38 30.5 32Z"/><path class="a-jet" d="M33 28C33 20 38 16 44 15.5"/>
    <circle class="a-ivory nos" cx="40" cy="36" r="1.8"/><circle class="a-ivory nos" cx="47" cy="38" r="1.3"/>
    <path class="a-sky" d="M84 40H92V46C98 50 100 62 100 62H76C76 62 78 50 84 46Z" stroke="var(--a-ink)" stroke-width="1"/>
    <path class="a-red nos" d="M79.5 54H96.5C98.5 58 99 61 99 61.5H77C77 61 77.5 58 79.5 54Z"/><path class="a-water" d="M90 34v6" stroke="var(--a-water2)" stroke-width="2"/>
    <path class="n-wood" d="M106 20H134V24H106Z"/><path class="a-blue" d="M109 8H117V20H109Z"/><path class="a-gold" d="M121 10H129V20H121Z"/>
    <path class="a-fl" d="M111 8V5H115V8M123 10V7H127V10"/><path class="a-ivory" d="M106 38L130 34L134 58L110 62Z"/><path class="a-gold" d="M120 42a5 5 0 1 0 .1 0Z"/>
    <path class="a-fl" d="M112 56L130 53M113 59L124 57.5M120 42V38M120 52V55M115 47H112M125 47H128" stroke-width=".8"/>
  `,
  physicist: `
    <path class="n-wood" d="M8 62L66 62L66 34Z"/><path class="a-wgrain" d="M22 62L66 41M40 62L66 50"/><circle class="n-metal" cx="44" cy="37" r="8.5"/>
    <path class="a-jet" d="M38.5 35C39 32 41 30.5 44 30"/><path class="a-rope" d="M50 31L66 22"/><path class="n-wood" d="M72 4H78V62H72ZM66 8H112V13H66Z"/>
    <circle class="a-gold" cx="68" cy="21" r="6"/><circle class="a-dot" cx="68" cy="21" r="1.6"/><path class="a-rope" d="M68 13V15M73.5 23V34"/>
    <circle class="a-gold" cx="96" cy="24" r="7"/><circle class="a-dot" cx="96" cy="24" r="1.8"/><path class="a-rope" d="M96 13V17M89 24V48M103 24V38"/>
    <path class="n-metal" d="M84 48H94L96 60H82Z"/><path class="n-metal" d="M99 38H107L109 47H97Z"/><path class="n-wood" d="M116 58H136V62H116Z"/>
    <path class="a-rope" d="M126 58V14M126 14L134 46"/><circle class="a-gold" cx="134.5" cy="48" r="5"/><path class="a-fl" d="M126 14L120 46" stroke-dasharray="2 3" opacity=".6"/>
  `,
  watchmaker: `
    <path class="n-wood" d="M20 62V26L44 6L68 26V62Z"/><circle class="a-ivory" cx="44" cy="33" r="16"/>
    <circle class="a-gold2" cx="44" cy="33" r="16" fill="none" stroke="var(--a-gold)" stroke-width="2.6" style="fill:none"/>
    <path class="a-fl" d="M44 20V23M44 43V46M31 33H34M54 33H57M35 24L37 26M53 24L51 26M35 42L37 40M53 42L51 40"/><path class="a-fl" d="M44 33V23.5M44 33L51 37" stroke-width="2"/>
    <circle class="a-dot" cx="44" cy="33" r="1.8"/><path class="a-dark" d="M36 52H52V62H36Z"/><path class="a-rope" d="M44 52V58"/><circle class="a-gold" cx="44" cy="59" r="2.6"/>
    <g transform="translate(92 38)">
    <path class="a-gold" d="M-3-17H3L4-12.5L8-11L12-14L15-10L12.5-6.5L14-3L18-2V3L14 4L12.5 8L15 11.5L11.5 15L8 12.5L4 14L3 18H-3L-4 14L-8 12.5L-11.5 15L-15 11.5L-12.5 8L-14 4L-18 3V-3L-14-4L-12.5-7.5L-15-11L-11-15L-7.5-12L-4-13Z"/>
    <circle class="n-back" r="6.5" stroke="var(--a-ink)"/><path class="a-gold" d="M-1.5-7H1.5V7H-1.5ZM-7-1.5H7V1.5H-7Z"/></g><g transform="translate(120 50) scale(.62)">
    <path class="n-metal" d="M-3-17H3L4-12.5L8-11L12-14L15-10L12.5-6.5L14-3L18-2V3L14 4L12.5 8L15 11.5L11.5 15L8 12.5L4 14L3 18H-3L-4 14L-8 12.5L-11.5 15L-15 11.5L-12.5 8L-14 4L-18 3V-3L-14-4L-12.5-7.5L-15-11L-11-15L-7.5-12L-4-13Z"/>
    <circle class="n-back" r="5.5" stroke="var(--a-ink)"/></g><path class="n-stick" d="M104 24L130 12" stroke-width="3.6"/><path class="n-metal" d="M98 24L106 20L108 25L97 29Z"/>
  `,
  goldsmith: `
    <path class="a-gold" d="M48 10H92C92 30 84 38 74 40V50C82 52 88 56 90 62H50C52 56 58 52 66 50V40C56 38 48 30 48 10Z"/>
    <path class="a-gold2" d="M72 10H92C92 30 84 38 74 40V50C82 52 88 56 90 62H72Z" opacity=".5"/><ellipse class="a-gold2" cx="70" cy="10.5" rx="22" ry="3.6"/>
    <path class="a-fl" d="M51 22C62 26 78 26 89 22M62 45H78" opacity=".7"/><circle class="a-red" cx="70" cy="24.5" r="3.6"/><circle class="a-blue" cx="59" cy="23.5" r="2.7"/>
    <circle class="a-blue" cx="81" cy="23.5" r="2.7"/><circle class="a-red" cx="70" cy="45" r="2.6"/><circle class="ring" cx="112" cy="50" r="10.5"/>
    <path class="a-leaf" d="M105.5 34.5L109 30H115L118.5 34.5L112 41.5Z"/><path class="a-fl" d="M105.5 34.5H118.5M109.5 34.5L112 41M114.5 34.5L112 41" opacity=".7"/>
    <path class="n-stick" d="M14 58L36 24" stroke-width="3.8"/><path class="n-metal" d="M27 16L46 27L42 34L34 29L31 33L22 27Z"/><ellipse class="a-gold" cx="26" cy="60" rx="9" ry="3"/>
    <ellipse class="a-gold" cx="27" cy="57" rx="9" ry="3"/>
  `,
  'bell-maker': `
    <path class="n-wood" d="M20 4H88V11H20Z"/><path class="a-wgrain" d="M22 7.5H86"/><path class="n-metal" d="M48 11H60V16H48Z"/>
    <path class="a-gold" d="M54 14C66 14 68 26 70 36C71.5 43 76 47 82 52H26C32 47 36.5 43 38 36C40 26 42 14 54 14Z"/>
    <path class="a-gold2" d="M58 14.5C67 16 68 27 70 36C71.5 43 76 47 82 52H62C62 38 62 24 58 14.5Z" opacity=".5"/><path class="a-gold" d="M24 52H84V57H24Z"/>
    <path class="a-fl" d="M39 34C48 36.5 60 36.5 69 34M37 40C48 43 60 43 71 40" opacity=".75"/><circle class="n-metal" cx="54" cy="59" r="4.6"/>
    <path class="a-fl" d="M54 21V30M50 25H58" stroke-width="1.4"/><path class="a-gold" d="M104 36C110 36 111 42 112 47C113 51 115 54 118 56H90C93 54 95 51 96 47C97 42 98 36 104 36Z"/>
    <path class="a-gold" d="M89 56H119V59H89Z"/><path class="a-fl" d="M104 36V31M100.5 33C100.5 27 107.5 27 107.5 33" stroke-width="1.5"/>
    <circle class="n-metal" cx="104" cy="60.5" r="2"/><path class="n-stick" d="M128 60L120 22" stroke-width="4"/><path class="n-wood" d="M108 20L130 14L132.5 24L110.5 30Z"/>
    <path class="a-wgrain" d="M111 23L130 18"/>
  `,
  cartographer: `
    <path class="n-wood" d="M22 62H58V58H44V52H36V58H22Z"/><circle class="a-water" cx="40" cy="32" r="21" stroke="var(--a-ink)" stroke-width="1"/>
    <path class="a-hill nos" d="M26 20C32 14 38 16 40 20C44 22 42 28 38 30C36 34 30 32 28 28C24 27 24 23 26 20ZM46 30C52 28 57 32 55 38C53 44 48 46 46 42C43 39 43 33 46 30ZM30 40C34 38 38 41 37 45C34 49 30 46 30 40Z"/>
    <path class="a-fl" d="M19 32H61M40 11C30 20 30 44 40 53M40 11C50 20 50 44 40 53" stroke-width=".7" opacity=".6"/>
    <path class="a-fl" d="M22 52C10 40 14 14 36 8" stroke="var(--a-gold)" stroke-width="3" style="stroke:var(--a-gold);stroke-width:3"/>
    <path class="a-ivory" d="M70 14C66 10 74 8 78 12H130C134 14 134 18 131 19V58C134 60 132 63 128 62H74C70 62 69 59 72 57Z"/>
    <path class="a-hill nos" d="M80 26C88 20 96 24 100 30C108 30 110 38 104 42C98 46 96 52 88 50C80 50 78 42 82 38C76 34 76 29 80 26Z"/>
    <path class="a-fl" d="M88 30l3-4 3 4M96 36l3-4 3 4" stroke-width=".9"/>
    <path class="a-fl" d="M84 46C92 40 98 48 112 46C118 45 120 52 126 50" stroke-width="1.1" stroke-dasharray="2.5 2" style="stroke:var(--a-red)"/><g transform="translate(118 30)">
    <path class="a-red" d="M0-11L3 0H-3Z"/><path class="a-ivory" d="M0 11L3 0H-3Z"/><path class="a-blue" d="M11 0L0 3V-3Z"/><path class="a-blue" d="M-11 0L0 3V-3Z"/></g>
  `,
  jurist: `
    <path class="n-metal" d="M40 10H44V54H40Z"/><path class="a-gold" d="M26 62C28 56 36 54 42 54S56 56 58 62Z"/>
    <path class="a-gold" d="M10 16C22 12 30 14 42 14S62 12 74 16L73 19C62 16 52 18 42 18S22 16 11 19Z"/><circle class="a-gold" cx="42" cy="9" r="4"/>
    <path class="a-rope" d="M13 18L5 40M13 18L23 40M71 18L61 36M71 18L80 36"/><path class="a-gold" d="M3 40H25C24 48 4 48 3 40ZM59 36H82C81 44 60 44 59 36Z"/>
    <path class="a-red" d="M88 50H132V62H88Z"/><path class="a-ivory" d="M90 53H130V59.5H90Z"/><path class="a-blue" d="M92 40H128V50H92Z"/>
    <path class="a-ivory" d="M94 42.5H126V47.5H94Z"/><path class="a-gold nos" d="M94 50h3v12h-3zM98 40h2.5v10H98z"/>
    <path class="a-ivory" d="M94 12H126C130 12 130 18 126 18V34C126 39 118 39 118 34H94Z"/><path class="a-fl" d="M99 18H120M99 22H120M99 26H112" stroke-width=".8" opacity=".75"/>
    <path class="a-red" d="M106 32L104 42L107.5 40L111 42L110 32Z"/><circle class="a-red" cx="108" cy="31" r="5"/><circle class="a-redd" cx="108" cy="31" r="2.8"/>
  `,
  choreographer: `
    <path class="a-ivory" d="M10 12H58V52H10Z"/><path class="a-fl" d="M16 44C20 20 36 50 52 18" stroke-dasharray="3 2.5" style="stroke:var(--a-red)"/><g class="a-umb nos">
    <ellipse cx="17" cy="40" rx="2.4" ry="4" transform="rotate(20 17 40)"/><ellipse cx="24" cy="30" rx="2.4" ry="4" transform="rotate(50 24 30)"/>
    <ellipse cx="34" cy="36" rx="2.4" ry="4" transform="rotate(80 34 36)"/><ellipse cx="43" cy="33" rx="2.4" ry="4" transform="rotate(30 43 33)"/>
    <ellipse cx="50" cy="22" rx="2.4" ry="4" transform="rotate(25 50 22)"/></g><path class="a-fl" d="M15 18H30M15 22H25" stroke-width=".8" opacity=".6"/>
    <path class="a-red" d="M60 54C60 47 64 44 70 45C76 46 80 51 88 52C96 53 104 54 105 60C105 62 103 62 101 62H64C61 62 60 58 60 54Z"/>
    <ellipse class="a-dark" cx="70" cy="48" rx="7.5" ry="3" transform="rotate(14 70 48)"/><path class="a-redl" d="M66 58C76 59 90 58 99 58"/>
    <path class="a-gold" d="M86 52l4-5 4 5.5z"/><path class="a-red" d="M70 28C70 21 74 18 80 19C86 20 90 25 98 26C104 27 110 28 111 34C111 36 109 36 107 36H74C71 36 70 32 70 28Z"/>
    <ellipse class="a-dark" cx="80" cy="22" rx="7.5" ry="3" transform="rotate(14 80 22)"/><path class="a-redl" d="M76 32C86 33 96 32 104 32"/>
    <path class="a-gold" d="M95 26l4-5 4 5.5z"/><path class="a-fl" d="M66 45C60 38 72 34 66 26M75 19C70 12 80 10 76 4" style="stroke:var(--a-red);stroke-width:1.6"/>
    <ellipse class="n-light" cx="120" cy="42" rx="15" ry="18"/><ellipse class="a-ivory" cx="118" cy="42" rx="11.5" ry="15"/><g class="a-gold"><circle cx="106" cy="34" r="2.6"/>
    <circle cx="106" cy="50" r="2.6"/><circle cx="132" cy="32" r="2.6"/><circle cx="133" cy="52" r="2.6"/><circle cx="120" cy="25" r="2.6"/></g>
  `,
  composer: `
    <path class="a-ivory" d="M84 6H128V56C118 58 112 52 104 54C96 56 92 62 84 60Z"/>
    <path class="a-fl" d="M88 13H124M88 15.6H124M88 18.2H124M88 20.8H124" stroke-width=".6" opacity=".8"/><path class="a-dot" d="M93 15l2.6 2-2.6 2-2.6-2z"/>
    <path class="a-dot" d="M101 12l2.6 2-2.6 2-2.6-2z"/><path class="a-dot" d="M108 17l2.6 2-2.6 2-2.6-2z"/><path class="a-dot" d="M116 14l2.6 2-2.6 2-2.6-2z"/>
    <path class="a-fl" d="M88 27H124M88 29.6H124M88 32.2H124M88 34.8H124" stroke-width=".6" opacity=".8"/><path class="a-dot" d="M93 29l2.6 2-2.6 2-2.6-2z"/>
    <path class="a-dot" d="M101 26l2.6 2-2.6 2-2.6-2z"/><path class="a-dot" d="M108 31l2.6 2-2.6 2-2.6-2z"/><path class="a-dot" d="M116 28l2.6 2-2.6 2-2.6-2z"/>
    <path class="a-fl" d="M88 41H124M88 43.6H124M88 46.2H124M88 48.8H124" stroke-width=".6" opacity=".8"/><path class="a-dot" d="M93 43l2.6 2-2.6 2-2.6-2z"/>
    <path class="a-dot" d="M101 40l2.6 2-2.6 2-2.6-2z"/><path class="a-dot" d="M108 45l2.6 2-2.6 2-2.6-2z"/><path class="a-dot" d="M116 42l2.6 2-2.6 2-2.6-2z"/>
    <g transform="translate(42 41) rotate(48) scale(.8) translate(-46 -34)">
    <path class="n-light" d="M46 12C50 12 50 18 54 26C64 34 68 44 66 54C63 66 29 66 26 54C24 44 28 34 38 26C42 18 42 12 46 12Z"/><path class="n-wood" d="M43.6 -14H48.4V26H43.6Z"/>
    <path class="n-wood" d="M43 -14H49L60 -20L58 -25L44 -19Z"/><circle class="a-dark" cx="46" cy="42" r="6.2"/><circle class="n-rose" cx="46" cy="42" r="4.2"/>
    <path class="n-rose" d="M46 37.5V46.5M41.5 42H50.5M42.8 38.8L49.2 45.2M49.2 38.8L42.8 45.2"/><path class="n-wood" d="M37 55H55V57.6H37Z"/>
    <path class="a-fl" d="M44.6 -14V56M46 -14V56M47.4 -14V56" stroke-width=".5"/></g><path class="n-stick" d="M68 60H124" stroke-width="5"/>
    <path class="a-dot" d="M84 59.2h1.6v1.6H82zM90 59.2h1.6v1.6H90zM98 59.2h1.6v1.6H98zM106 59.2h1.6v1.6h-1.6z"/>
  `,
  sculptor: `
    <path class="a-stone2" d="M38 62V52H92V62Z"/>
    <path class="a-ivory" d="M42 52C42 44 50 40 56 38C54 34 50 30 50 22C50 12 58 6 66 6C76 6 82 14 80 24C79 30 76 34 74 38C82 40 88 44 88 52Z"/>
    <path class="a-shd" d="M68 6C76 8 80 16 79 24C78 30 76 34 74 38C82 40 88 44 88 52H72C70 44 66 40 68 34C72 28 74 16 68 6Z"/>
    <path class="a-fl" d="M57 22q3-2 6 0M69 22q3-2 5 0M66 23V29L63.5 30M60 34Q65 36.5 70 34M51 20C53 12 58 9 66 9C73 9 78 13 79 20C74 19 72 15 70 12C66 17 58 19 51 20Z" stroke-width=".9"/>
    <path class="a-stone" d="M78 52L92 44L96 52ZM30 62L34 57L38 62Z"/><path class="a-stone nos" d="M98 60l3-3 3 3zM24 60l2-2 2 2z"/>
    <path class="n-stick" d="M16 60L24 26" stroke-width="4.4"/><path class="n-wood" d="M14 10H36L33 28H17Z"/><path class="a-wgrain" d="M17 16H34M17 22H33"/>
    <path class="n-metal" d="M126 62L122 34L127 33L131 61Z"/><path class="n-wood" d="M121 34L118 12L126 11L128 33Z"/><path class="n-metal" d="M110 62L112 40H117L114 62Z"/>
    <path class="n-wood" d="M112 40L113 22H119L117 40Z"/>
  `,
  painter: `
    <path class="n-wood" d="M84 8H124V62H84Z"/><path class="a-sky" d="M88.5 12.5H119.5V57.5H88.5Z"/><path class="a-hill" d="M88.5 42C98 36 110 38 119.5 42V57.5H88.5Z"/>
    <circle class="a-sun" cx="110" cy="24" r="5"/><path class="a-cyp" d="M98 30C102.1 38.4 102.3 46.5 99.1 50.9V52H96.9V50.9C93.7 46.5 93.9 38.4 98 30Z"/>
    <path class="a-hatch" d="M98.9 36.2L99.9 41M99.1 39.9L100.3 45.4M98.7 44.3L99.7 48.9"/><path class="a-red" d="M104 57.5C104 47 114 47 114 57.5Z"/>
    <circle class="a-skin" cx="109" cy="45" r="3.4"/><path class="n-light" d="M14 52C8 40 22 27 44 29C64 31 74 42 66 48C60 52 54 46 50 50C46 54 54 58 46 61C34 65 19 62 14 52Z"/>
    <ellipse class="a-red" cx="24" cy="42" rx="4.6" ry="3.3"/><ellipse class="a-gold" cx="34" cy="36" rx="4.6" ry="3.3"/><ellipse class="a-blue" cx="46" cy="36" rx="4.6" ry="3.3"/>
    <ellipse class="a-leaf" cx="57" cy="40" rx="4.6" ry="3.3"/><ellipse class="a-ivory" cx="24" cy="52" rx="4.6" ry="3.3"/>
    <path class="n-stick" d="M66 40L58 8M71 40L73 5M76 40L84 12" stroke-width="2.2"/><path class="a-ivory" d="M56.5 9L58.5 2L60.5 8.5ZM71.8 6L73.2 -1L74.8 6ZM82.6 13L87 6L86 13.6Z"/>
    <path class="a-blue" d="M61 40H81L79 62H63Z"/><path class="a-ivory" d="M61.6 45H80.4L80 49H62Z" opacity=".8"/>
  `,
  pharmacist: `
    <path class="a-stone" d="M8 40H52C52 52 44 58 38 58H40V62H20V58H22C16 58 8 52 8 40Z"/><path class="a-shd" d="M34 40H52C52 52 44 58 38 58H40V62H32Z"/>
    <path class="a-stone2" d="M6 36H54V41H6Z"/><path class="a-stone" d="M34 38L52 8C56 4 62 8 59 13L42 38Z"/><path class="a-leaf" d="M14 36C12 28 18 26 22 30C24 24 32 26 31 36Z"/>
    <path class="a-ivory" d="M66 14H88V18C84 22 84 54 88 58V62H66V58C70 54 70 22 66 18Z"/><path class="a-blue" d="M68.8 28H85.2V40H68.8Z"/><path class="a-ivory" d="M71 31H83V37H71Z"/>
    <path class="a-fl" d="M73 34H81" stroke-width=".9"/><path class="a-fl" d="M69.5 46q3.5-4 7 0t8 0M69.5 50q3.5-4 7 0t8 0" style="stroke:var(--a-blue)"/>
    <path class="n-light" d="M65 9H89V14H65Z"/><path class="a-fl" d="M77 9V6"/><path class="a-ivory" d="M96 26H114V30C111 33 111 55 114 58V62H96V58C99 55 99 33 96 30Z"/>
    <path class="a-gold" d="M98.5 38H111.5V48H98.5Z"/><path class="a-fl" d="M101 43H109" stroke-width=".9"/><path class="n-light" d="M95 21.5H115V26H95Z"/>
    <path class="a-water" d="M121 38H131V44C135 48 136 56 136 62H117C117 56 118 48 121 44Z" stroke="var(--a-ink)" stroke-width=".9"/>
    <path class="a-plum nos" d="M118.5 52H134.5C135.2 56 135.3 59 135.3 61.5H117.7C117.7 59 118 56 118.5 52Z"/><path class="n-light" d="M122 33H130V38H122Z"/>
  `,
  physician: `
    <path class="a-ivory" d="M8 6H58V60H8Z"/><circle class="a-fl" cx="33" cy="33" r="21" fill="none" stroke-width=".9" opacity=".7"/>
    <path class="a-fl" d="M33 18V38M33 24L16 22M33 24L50 22M33 24L18 34M33 24L48 34M33 38L25 53M33 38L41 53M33 38L29 54M33 38L37 54" stroke-width="1.5"/>
    <circle class="a-skin" cx="33" cy="15" r="4.2"/><path class="a-fl" d="M11 10H19M47 10H55M11 56H17M49 56H55" stroke-width=".8" opacity=".6"/>
    <path class="a-water" d="M76 18H86V28C94 32 98 42 94 52C91 60 71 60 68 52C64 42 68 32 76 28Z" stroke="var(--a-ink)" stroke-width="1"/>
    <path class="a-gold nos" d="M67.5 42H94.8C95.5 46 95 49 93.5 51.5C91 58.5 71 58.5 68.7 51.5C67.3 49 66.8 46 67.5 42Z"/>
    <path class="a-water" d="M74 14H88V18H74Z" stroke="var(--a-ink)" stroke-width="1"/><path class="a-jet" d="M71 40C71 35 74 32 77 30.5"/>
    <path class="n-wood" d="M104 34H136V62H104Z"/><path class="n-back" d="M104 44H136V47H104Z"/><path class="a-fl" d="M114 34C114 26 126 26 126 34" stroke-width="2.2"/>
    <path class="a-ivory" d="M114 48H126V60H114Z"/><path class="a-red nos" d="M118.5 49.5H121.5V52.5H124.5V55.5H121.5V58.5H118.5V55.5H115.5V52.5H118.5Z"/>
    <path class="n-wood" d="M98 20H138V24H98Z"/><ellipse class="a-ivory" cx="108" cy="13" rx="7" ry="7"/><ellipse class="a-stone2" cx="106" cy="13" rx="3" ry="4"/>
    <path class="a-water" d="M122 6H132V20H122Z" stroke="var(--a-ink)" stroke-width=".9"/><path class="a-leaf nos" d="M123 12h8v7h-8z"/><path class="n-light" d="M121 3H133V7H121Z"/>
  `,
  dramatist: `
    <path class="a-red" d="M0 0H140V8C120 16 104 4 90 12C78 4 62 4 50 12C36 4 20 16 0 8Z"/><path class="a-redl" d="M10 4C12 7 14 8 18 8M60 3C62 6 66 7 70 7M110 4C112 7 116 8 120 8"/>
    <g transform="rotate(-10 38 40)"><path class="a-gold" d="M18 22C30 27 46 27 58 22C61 40 54 56 38 61C22 56 15 40 18 22Z"/>
    <path class="a-dark" d="M24 34C27 30 32 31 34 35C31 37 27 37 24 34ZM52 34C49 30 44 31 42 35C45 37 49 37 52 34ZM26 44C32 47 44 47 50 44C48 53 44 55 38 55S28 53 26 44Z"/>
    <path class="a-fl" d="M23 30C26 26 32 26 34 30M53 30C50 26 44 26 42 30M38 35V41" opacity=".8"/></g><g transform="rotate(9 78 42)">
    <path class="a-ivory" d="M60 22C72 27 86 27 96 22C99 40 92 56 78 61C64 56 57 40 60 22Z"/>
    <path class="a-dark" d="M64 36C67 33 72 33 74 36C71 38 67 38 64 36ZM92 36C89 33 84 33 82 36C85 38 89 38 92 36ZM68 53C71 46 85 46 88 53C83 50 73 50 68 53Z"/>
    <path class="a-fl" d="M63 33L74 30M93 33L82 30M78 36V43M67 41v4" opacity=".8"/></g><path class="a-ivory" d="M106 24H132V60H106Z"/>
    <path class="a-fl" d="M110 31H128M110 36H124M110 41H128M110 46H120M110 51H128" stroke-width=".8" opacity=".7"/>
    <path class="a-ivory" d="M112 62C112 48 118 34 132 22C136 34 128 46 118 52Z"/><path class="a-fl" d="M112 62C114 50 120 40 128 30" stroke-width=".9"/>
  `,
  poet: `
    <g class="a-leaf"><ellipse cx="14" cy="44" rx="3.4" ry="7.5" transform="rotate(-18 14 44)"/><ellipse cx="13" cy="31" rx="3.4" ry="7.5" transform="rotate(12 13 31)"/>
    <ellipse cx="19" cy="19" rx="3.4" ry="7.5" transform="rotate(42 19 19)"/><ellipse cx="20" cy="55" rx="3.4" ry="7.5" transform="rotate(-48 20 55)"/>
    <ellipse cx="50" cy="44" rx="3.4" ry="7.5" transform="rotate(18 50 44)"/><ellipse cx="51" cy="31" rx="3.4" ry="7.5" transform="rotate(-12 51 31)"/>
    <ellipse cx="45" cy="19" rx="3.4" ry="7.5" transform="rotate(-42 45 19)"/><ellipse cx="44" cy="55" rx="3.4" ry="7.5" transform="rotate(48 44 55)"/></g>
    <path class="a-gold" d="M26 56H38L36 62H28Z"/><path class="a-fl" d="M30 57C18 52 14 34 22 16M34 57C46 52 50 34 42 16" opacity=".6"/><path class="a-gold" d="M66 62H92V57H66Z"/>
    <path class="a-gold" d="M70 57C58 44 58 24 68 12L73 14C66 26 66 42 76 55ZM88 57C100 44 100 24 90 12L85 14C92 26 92 42 82 55Z"/><path class="n-wood" d="M64 16H94V20H64Z"/>
    <path class="a-fl" d="M74 20V56M78 20V57M82 20V57M86 20V56" stroke-width=".8"/><path class="a-ivory" d="M104 30L134 26L136 58L106 62Z"/>
    <path class="a-fl" d="M110 36L128 33.6M110 41L130 38.4M111 46L126 44M111 51L130 48.6M112 56L122 54.8" stroke-width=".8" opacity=".7"/>
    <path class="a-blue" d="M102 50H114V60C114 63 102 63 102 60Z"/><ellipse class="a-dark" cx="108" cy="50" rx="6" ry="1.8"/>
    <path class="a-ivory" d="M108 50C106 36 110 20 124 8C127 22 120 38 110 44Z"/><path class="a-fl" d="M108 50C109 36 114 24 121 14" stroke-width=".9"/>
  `,
  astronomer: `
    <path class="a-gold" d="M24 62H56L52 57H44V52H36V57H28Z"/><g fill="none" stroke="var(--a-gold)" stroke-width="3"><circle cx="40" cy="30" r="21.5"/>
    <ellipse cx="40" cy="30" rx="21.5" ry="8" transform="rotate(-24 40 30)"/><ellipse cx="40" cy="30" rx="8" ry="21.5" transform="rotate(16 40 30)"/></g>
    <g class="a-fl" stroke-width=".6" opacity=".6"><circle cx="40" cy="30" r="23"/><circle cx="40" cy="30" r="20"/></g><circle class="a-blue" cx="40" cy="30" r="5.5"/>
    <path class="a-fl" d="M30 52L50 8" stroke-width="1.4"/><path class="a-blued" d="M74 8H106V58H74Z" stroke="var(--a-ink)"/><g class="a-sun"><circle cx="82" cy="18" r="2"/>
    <circle cx="92" cy="24" r="2.4"/><circle cx="98" cy="16" r="1.6"/><circle cx="96" cy="38" r="2"/><circle cx="84" cy="34" r="1.6"/><circle cx="86" cy="48" r="2.2"/>
    <circle cx="99" cy="50" r="1.6"/></g><path class="a-jet" d="M82 18L92 24L98 16M92 24L96 38L86 48L84 34L92 24" stroke-width=".8" opacity=".7"/>
    <circle class="a-gold" cx="124" cy="42" r="13"/><circle class="n-light" cx="124" cy="42" r="9.5"/>
    <path class="a-fl" d="M114.5 42H133.5M124 32.5V51.5M118 36C122 40 126 40 130 36M117 46C122 43 126 43 131 46" stroke-width=".8"/>
    <path class="n-metal" d="M116 49L131 33L132 34L118 51Z"/><path class="a-gold" d="M120 29C120 23 128 23 128 29Z"/>
    <circle class="a-fl" cx="124" cy="21" r="3" fill="none" stroke-width="1.4"/><path class="n-wood" d="M112 58H136V62H112Z"/>
  `,
  'organ-builder': `
    <path class="n-wood" d="M12 44H92V62H12Z"/><path class="n-light" d="M12 40H92V45H12Z"/><g class="n-metal"><path d="M16 14H23V40H16Z"/><path d="M25 8H32V40H25Z"/>
    <path d="M34 12H41V40H34Z"/><path d="M43 4H50V40H43Z"/><path d="M54 4H61V40H54Z"/><path d="M63 12H70V40H63Z"/><path d="M72 8H79V40H72Z"/><path d="M81 14H88V40H81Z"/></g>
    <path class="a-dark" d="M17.5 33h4v3h-4zM26.5 33h4v3h-4zM35.5 33h4v3h-4zM44.5 33h4v3h-4zM55.5 33h4v3h-4zM64.5 33h4v3h-4zM73.5 33h4v3h-4zM82.5 33h4v3h-4z"/>
    <path class="a-gold nos" d="M16 24h7v2h-7zM25 20h7v2h-7zM34 24h7v2h-7zM43 18h7v2h-7zM54 18h7v2h-7zM63 24h7v2h-7zM72 20h7v2h-7zM81 24h7v2h-7z"/>
    <path class="a-ivory" d="M20 48H84V55H20Z"/><path class="a-fl" d="M28 48V55M36 48V55M44 48V55M52 48V55M60 48V55M68 48V55M76 48V55" stroke-width=".8"/>
    <path class="a-dot" d="M26 48h4v4h-4zM34 48h4v4h-4zM50 48h4v4h-4zM58 48h4v4h-4zM66 48h4v4h-4z"/><path class="n-light" d="M100 40L134 28L136 34L102 46Z"/>
    <path class="n-wood" d="M102 60L136 60V55L102 55Z"/><path class="a-redd" d="M102 46L136 34V55H102Z"/>
    <path class="a-fl" d="M102 49L136 39M102 52L136 46" stroke-width=".8" opacity=".7"/><path class="n-stick" d="M134 28L138 18" stroke-width="3"/>
  `,
  princess: `
    <path class="a-red" d="M22 58C16 50 20 44 30 46C46 42 70 42 86 46C96 44 100 50 94 58C96 62 92 63 88 62H28C24 63 20 62 22 58Z"/>
    <path class="a-gold" d="M34 46L28 22L43 33L58 12L73 33L88 22L82 46C70 50 46 50 34 46Z"/><path class="a-gold2" d="M58 12L73 33L88 22L82 46C74 48.5 66 49 58 49Z" opacity=".5"/>
    <circle class="a-ivory" cx="58" cy="11" r="3.4"/><circle class="a-ivory" cx="28" cy="21" r="2.8"/><circle class="a-ivory" cx="88" cy="21" r="2.8"/>
    <circle class="a-red" cx="58" cy="40" r="3.2"/><circle class="a-blue" cx="45" cy="40" r="2.4"/><circle class="a-blue" cx="71" cy="40" r="2.4"/>
    <path class="a-leaf" d="M116 62C108 46 110 34 118 26C116 40 118 52 120 62Z"/><path class="a-leaf" d="M120 62C122 52 128 46 136 44C132 54 126 58 120 62Z"/>
    <path class="a-red" d="M109 18C112 12 118 10 122 14C128 12 132 18 129 23C131 29 125 33 120 31C114 33 108 28 110 23C108 21 108 19 109 18Z"/>
    <path class="a-redl" d="M114 20C116 17 120 17 122 20C124 23 121 26 118 25"/>
  `,
};
