/** What is for sale and who may be invited, seen through an arch of 120 x 100. */
export const VIGNETTES: Readonly<Record<string, string>> = {
  forest: `
    <circle class="a-sun" cx="88" cy="30" r="9"/><path class="a-hill2" d="M0 62C14 50 26 48 40 56C52 46 70 44 84 54C96 48 110 50 120 58V100H0Z"/>
    <path class="a-hill" d="M0 72C20 62 44 66 62 70C82 60 104 64 120 70V100H0Z"/><path class="a-cyp" d="M14 34C22.2 50.7 22.6 67 16.2 75.8V78H11.8V75.8C5.4 67 5.8 50.7 14 34Z"/>
    <path class="a-hatch" d="M15.9 46.3L17.7 56M16.2 53.8L18.6 64.8M15.5 62.6L17.4 71.8"/>
    <path class="a-cyp" d="M104 30C113.3 49 113.8 67.5 106.5 77.5V80H101.5V77.5C94.2 67.5 94.7 49 104 30Z"/>
    <path class="a-hatch" d="M106.1 44L108.2 55M106.5 52.5L109.3 65M105.7 62.5L107.8 73"/>
    <path class="a-cyp2" d="M92 42C98.4 54.9 98.6 67.5 93.7 74.3V76H90.3V74.3C85.4 67.5 85.6 54.9 92 42Z"/>
    <path class="a-hatch" d="M93.4 51.5L94.9 59M93.7 57.3L95.6 65.8M93.2 64.1L94.6 71.2"/>
    <path class="a-cyp2" d="M28 44C33.6 55.4 33.9 66.5 29.5 72.5V74H26.5V72.5C22.1 66.5 22.4 55.4 28 44Z"/>
    <path class="a-hatch" d="M29.3 52.4L30.6 59M29.5 57.5L31.2 65M29 63.5L30.3 69.8"/><path class="a-grass" d="M0 80C26 72 84 72 120 81V100H0Z"/>
    <path class="a-trunk" d="M42.9 86C43.4 62.8 43.6 57 38.2 44.2M44 86C44 62.8 44.4 57 51 44.2"/>
    <path class="a-leaf" d="M23.1 47.7C20 36.1 31.5 29.2 39.8 31.5C46.1 25.7 58.6 28 60.7 35C68 37.3 68 45.4 64.9 47.7C54.4 51.2 33.6 51.2 23.1 47.7Z"/>
    <path class="a-lhl" d="M28.3 41.9C29.4 35 35.6 33.8 39.8 35M44 39.6C46.1 32.6 52.4 32.1 55.5 35"/>
    <path class="a-trunk" d="M74.9 88C75.4 61.6 75.6 55 69.4 40.5M76 88C76 61.6 76.4 55 83.9 40.5"/>
    <path class="a-leaf" d="M52.2 44.4C48.7 31.2 61.7 23.3 71.2 26C78.4 19.4 92.6 22 95 29.9C103.3 32.6 103.3 41.8 99.8 44.4C87.9 48.4 64.1 48.4 52.2 44.4Z"/>
    <path class="a-lhl" d="M58.2 37.8C59.4 29.9 66.5 28.6 71.2 29.9M76 35.2C78.4 27.3 85.5 26.6 89.1 29.9"/>
    <path class="a-cyp" d="M60 52C65.6 63.4 65.9 74.5 61.5 80.5V82H58.5V80.5C54.1 74.5 54.4 63.4 60 52Z"/>
    <path class="a-hatch" d="M61.3 60.4L62.5 67M61.5 65.5L63.2 73M61 71.5L62.3 77.8"/>
    <path class="a-fig" d="M53 91.5v-6.2c2-1.4 6-1.4 8-1l2.2-3.6 2.4-.4.4 1.6-2 1.6-.8 3.4v4.6h-1.1v-4h-6.6v4zM63.4 80.6l-.8-3.4-1.6-1M65 80.2l.8-3.2 1.6-.8"/>
    <path class="a-line" d="M8 92q3-3 6 0M24 95q3-3 6 0M92 94q3-3 6 0M106 90q3-3 6 0"/>
  `,
  lake: `
    <circle class="a-sun" cx="88" cy="30" r="9"/><path class="a-hill2" d="M0 52C16 38 30 36 44 46C58 34 76 32 90 44C102 38 112 42 120 48V70H0Z"/>
    <path class="a-hill" d="M0 58C18 50 36 52 50 57C74 48 100 50 120 57V70H0Z"/><path class="a-cyp" d="M10 40C13.7 47.6 13.9 55 11 59V60H9V59C6.1 55 6.3 47.6 10 40Z"/>
    <path class="a-hatch" d="M10.8 45.6L11.7 50M11 49L12.1 54M10.7 53L11.5 57.2"/><path class="a-cyp" d="M17 46C19.8 51.7 19.9 57.2 17.8 60.2V61H16.2V60.2C14.1 57.2 14.2 51.7 17 46Z"/>
    <path class="a-hatch" d="M17.6 50.2L18.3 53.5M17.8 52.8L18.6 56.5M17.5 55.8L18.1 58.9"/>
    <path class="a-cyp" d="M110 42C113.4 48.8 113.5 55.5 110.9 59.1V60H109.1V59.1C106.5 55.5 106.6 48.8 110 42Z"/>
    <path class="a-hatch" d="M110.8 47L111.5 51M110.9 50.1L111.9 54.6M110.6 53.7L111.4 57.5"/><path class="a-stone" d="M96 58V46h8v12Z"/>
    <path class="a-roof" d="M94.5 46.5L100 41L105.5 46.5Z"/><path class="a-hatch" d="M102 47V58"/><path class="a-water" d="M0 61C30 58 90 58 120 61V100H0Z"/>
    <path class="a-water2" d="M0 74C30 70 60 80 120 72V100H0Z"/>
    <path class="a-rip" d="M8 67h22M40 65h16M84 66h26M14 78q6-2.4 12 0t12 0M70 82q6-2.4 12 0t12 0M34 90q6-2.4 12 0t12 0M86 93q5-2.2 10 0t10 0M60 70h14"/>
    <path class="a-wood" d="M42 75H79C77 82 72 84.5 66 84.5H54C48 84.5 44 81 42 75Z"/><path class="a-trunk" d="M59 76V38"/><path class="a-sail" d="M60.5 39C74 46 78 60 76 71.5H60.5Z"/>
    <path class="a-sail2" d="M57.5 46C50 52 46.5 62 46.5 71.5H57.5Z"/><path class="a-hatch" d="M64 46C69 52 71 62 70.5 71M60.5 55H72M60.5 63.5H75"/>
    <path class="a-red" d="M59 38l7-2.5-7-2.4z"/>
    <path class="a-reed" d="M10 100C10 90 9 84 7 78M16 100C16 92 18 86 20 82M4 100C4 94 3 90 1 86M104 100C104 90 106 84 108 79M112 100C112 92 111 86 110 82M98 100C98 94 97 92 95 89"/>
    <path class="a-wood" d="M6 79l1.6-6 1.8 5.6zM107.4 80l1.4-6.5 1.6 6zM19 83l2-5.5 1 6z"/>
  `,
  park: `
    <path class="a-hill2" d="M0 58C20 46 36 48 50 55C68 45 96 46 120 56V80H0Z"/><path class="a-stone" d="M14 46H106V66H14Z"/><path class="a-stone2" d="M12 43H108V47H12Z"/>
    <path class="a-dark" d="M18 66V55a4.2 4.2 0 0 1 8.4 0V66Z"/><path class="a-dark" d="M30 66V55a4.2 4.2 0 0 1 8.4 0V66Z"/><path class="a-dark" d="M42 66V55a4.2 4.2 0 0 1 8.4 0V66Z"/>
    <path class="a-dark" d="M66 66V55a4.2 4.2 0 0 1 8.4 0V66Z"/><path class="a-dark" d="M78 66V55a4.2 4.2 0 0 1 8.4 0V66Z"/><path class="a-dark" d="M90 66V55a4.2 4.2 0 0 1 8.4 0V66Z"/>
    <path class="a-grass" d="M0 65H120V100H0Z"/><path class="a-path" d="M52 65H68L92 100H28Z"/>
    <path class="a-hedge" d="M8 70H46L40 78H0V72ZM112 70H74L80 78H120V72ZM0 84H34L24 96H0ZM120 84H86L96 96H120Z"/><path class="a-lhl" d="M8 70H46M112 70H74M0 84H34M120 84H86"/>
    <path class="a-trunk" d="M20 74V62M100 74V62"/><circle class="a-leaf" cx="20" cy="56" r="8.5"/><path class="a-lhl" d="M14.9 55.1A5.3 5.3 0 0 1 19.6 50.7"/>
    <path class="a-hatch" d="M20.9 62L25.9 56.9M23.8 61.3L26.4 58.7"/><circle class="a-leaf" cx="100" cy="56" r="8.5"/><path class="a-lhl" d="M94.9 55.1A5.3 5.3 0 0 1 99.6 50.7"/>
    <path class="a-hatch" d="M100.8 62L106 56.9M103.8 61.3L106.4 58.7"/><ellipse class="a-stone2" cx="60" cy="84" rx="21" ry="7"/>
    <ellipse class="a-water" cx="60" cy="82.5" rx="18" ry="5"/><path class="a-stone" d="M57.5 82V66H62.5V82Z"/><path class="a-stone" d="M46 62.5C48 69 72 69 74 62.5Z"/>
    <ellipse class="a-water" cx="60" cy="62.5" rx="14" ry="3"/><path class="a-stone2" d="M58.4 62V50H61.6V62Z"/><circle class="a-gold" cx="60" cy="48.5" r="2.6"/>
    <path class="a-jet" d="M60 46C54 36 46 40 47 60M60 46C66 36 74 40 73 60M60 46C57 38 53 44 53 60M60 46C63 38 67 44 67 60M47 65C44 68 44 74 45 80M73 65C76 68 76 74 75 80"/>
  `,
  landscape: `
    <circle class="a-sun" cx="90" cy="28" r="9"/><path class="a-hill2" d="M0 52C16 40 30 38 44 48C58 36 76 34 90 46C102 40 112 44 120 50V80H0Z"/>
    <path class="a-hill" d="M0 60C18 52 36 54 50 59C74 50 100 52 120 59V80H0Z"/><path class="a-grass" d="M0 66C40 60 80 62 120 66V100H0Z"/>
    <path class="a-water" d="M38 100C40 86 48 76 60 74C74 76 84 88 84 100Z"/><path class="a-rip" d="M52 84h10M58 90h14M48 95h10"/>
    <path class="a-wood" d="M56 88H74C72 92 59 92 56 88Z"/><path class="a-sail" d="M64 87V74C71 79 71 83 69 87Z"/>
    <path class="a-cyp" d="M16 34C24 50 24 66 18 74V76H14V74C8 66 8 50 16 34Z"/><path class="a-cyp2" d="M28 42C34 54 34 66 30 73V75H26V73C22 66 22 54 28 42Z"/>
    <path class="a-trunk" d="M40 78V60"/><circle class="a-leaf" cx="40" cy="54" r="10"/><path class="a-lhl" d="M33 53A7 7 0 0 1 39 47"/>
    <path class="a-hedge" d="M86 80H120V88H88ZM90 92H120V100H92Z"/><path class="a-lhl" d="M86 80H120M90 92H120"/><path class="a-stone2" d="M98 76H112L110 84H100Z"/>
    <circle class="a-leaf" cx="105" cy="68" r="9"/><path class="a-lhl" d="M99 67A6 6 0 0 1 104 61"/>
  `,
  jester: `
    <path class="a-curt" d="M0 0H120V100H0Z" opacity=".28"/><path class="a-red" d="M60 74L22 86L14 100H60Z"/><path class="a-blue" d="M60 74L98 86L106 100H60Z"/>
    <path class="a-skin" d="M44 48C44 66 50 76 60 76S76 66 76 48Z"/><path class="a-skin2" d="M60 44H76C76 66 70 76 60 76C66 70 68 60 66 48Z" opacity=".5"/>
    <path class="a-fl" d="M49 55.5q3.5-2.6 7 0M64 55.5q3.5-2.6 7 0M60 56v6.5q-1.6 1.4-3 .4M52.5 67.5q7.5 6 15 0"/><circle class="a-dot" cx="52.6" cy="57.6" r="1.3"/>
    <circle class="a-dot" cx="67.4" cy="57.6" r="1.3"/><circle cx="49" cy="64" r="2.6" class="a-red" opacity=".3"/><circle cx="71" cy="64" r="2.6" class="a-red" opacity=".3"/>
    <path class="a-red" d="M60 22C52 18 44 22 40 32C30 22 16 22 10 36C20 34 28 38 33 50L42 53C48 50 54 49 60 49Z"/>
    <path class="a-blue" d="M60 22C68 18 76 22 80 32C90 22 104 22 110 36C100 34 92 38 87 50L78 53C72 50 66 49 60 49Z"/>
    <path class="a-gold" d="M60 49C54 40 54 28 60 12C66 28 66 40 60 49Z"/><path class="a-gold" d="M40 55C46 50 54 48.5 60 48.5S74 50 80 55L79 59C72 54.5 66 53 60 53S48 54.5 41 59Z"/>
    <circle class="a-gold" cx="10" cy="38" r="4.2"/><path class="a-fl" d="M7.8 39h4.4M10 39v2"/><circle class="a-gold" cx="110" cy="38" r="4.2"/>
    <path class="a-fl" d="M107.8 39h4.4M110 39v2"/><circle class="a-gold" cx="60" cy="11" r="4.2"/><path class="a-fl" d="M57.8 12h4.4M60 12v2"/>
    <path class="a-gold" d="M23 80H37L30 95Z"/><path class="a-ivory" d="M35 80H49L42 95Z"/><path class="a-gold" d="M47 78H61L54 92Z"/><path class="a-ivory" d="M59 78H73L66 92Z"/>
    <path class="a-gold" d="M71 80H85L78 95Z"/><path class="a-ivory" d="M83 80H97L90 95Z"/>
    <path class="a-ivory" d="M26 80C36 74 48 73 60 75C72 73 84 74 94 80C84 83 72 81 60 82C48 81 36 83 26 80Z"/>
  `,
  builder: `
    <circle class="a-sun" cx="88" cy="30" r="9"/><path class="a-hill2" d="M0 70C20 58 40 62 60 66C80 58 104 60 120 66V100H0Z"/><path class="a-grass" d="M0 84H120V100H0Z"/>
    <path class="a-stone" d="M8 88V50H20V44H34V38H48V50H62V88H50V72A12.5 13 0 0 0 25 72V88Z"/>
    <path class="a-mas" d="M8 58H26M8 66H24M8 74H24M8 82H24M20 50H62M34 44H48M50 74H62M50 82H62M50 66H62M14 50V58M20 58V66M14 66V74M20 74V82M26 50V56M40 50V58M54 50V58M48 58V62M56 66V74M56 82V88M28 44V50M42 38V44"/>
    <path class="a-mas" d="M28 62L33 66M37.5 58V63M47 62L42 66"/><path class="a-beam" d="M4 92V40M66 92V36M0 62H70M0 44H30"/><path class="a-beam2" d="M4 62L20 44M66 62L50 80"/>
    <path class="a-beam" d="M92 92V30M92 32L66 20M92 46L78 26M92 30L108 44M84 92H102"/><circle class="a-wheel" cx="94" cy="72" r="15"/><circle class="a-wheel" cx="94" cy="72" r="11"/>
    <path class="a-wheel" d="M94 57V87M79 72H109M83.4 61.4L104.6 82.6M104.6 61.4L83.4 82.6"/><path class="a-rope" d="M94 72L92 30L66 20V25"/>
    <path class="a-stone2" d="M58 26H74V35H58Z"/><path class="a-rope" d="M66 22L59 26M66 22L73 26"/><path class="a-mas" d="M58 26H74V35H58Z"/>
    <circle class="a-skin" cx="27" cy="30" r="3"/><path class="a-red" d="M24 28.5C24 25.5 30 25.5 30 28.5Z"/><path class="a-blue" d="M23.5 33.5H30.5L32 44H22Z"/>
    <path class="a-fl" d="M30 35.5L36 37.5"/>
  `,
  prestige: `
    <g class="a-rays"><path d="M60 52L-30 52L-29.3 41Z"/><path d="M60 52L-26.9 28.7L-23.4 18.3Z"/><path d="M60 52L-17.9 7L-11.9 -2.2Z"/><path d="M60 52L-3.6 -11.6L4.6 -18.9Z"/>
    <path d="M60 52L15 -25.9L24.8 -30.8Z"/><path d="M60 52L36.7 -34.9L47.5 -37.1Z"/><path d="M60 52L60 -38L71 -37.3Z"/><path d="M60 52L83.3 -34.9L93.7 -31.4Z"/>
    <path d="M60 52L105 -25.9L114.2 -19.9Z"/><path d="M60 52L123.6 -11.6L130.9 -3.4Z"/><path d="M60 52L137.9 7L142.8 16.8Z"/><path d="M60 52L146.9 28.7L149.1 39.5Z"/>
    <path d="M60 52L150 52L149.3 63Z"/><path d="M60 52L146.9 75.3L143.4 85.7Z"/><path d="M60 52L137.9 97L131.9 106.2Z"/><path d="M60 52L123.6 115.6L115.4 122.9Z"/>
    <path d="M60 52L105 129.9L95.2 134.8Z"/><path d="M60 52L83.3 138.9L72.5 141.1Z"/><path d="M60 52L60 142L49 141.3Z"/><path d="M60 52L36.7 138.9L26.3 135.4Z"/>
    <path d="M60 52L15 129.9L5.8 123.9Z"/><path d="M60 52L-3.6 115.6L-10.9 107.4Z"/><path d="M60 52L-17.9 97L-22.8 87.2Z"/><path d="M60 52L-26.9 75.3L-29.1 64.5Z"/>
    <path d="M60 52L-30 52L-29.3 41Z"/></g>
    <path class="a-red" d="M18 84C12 76 16 68 26 70C44 66 76 66 94 70C104 68 108 76 102 84C106 92 98 96 92 93C72 97 48 97 28 93C22 96 14 92 18 84Z"/>
    <path class="a-redl" d="M26 72C44 68 76 68 94 72M28 91C48 95 72 95 92 91"/><path class="a-gold" d="M12 94l4-5 5 3.4-4 4.6zM108 94l-4-5-5 3.4 4 4.6z"/>
    <path class="a-gold" d="M34 70L28 40L44 54L60 30L76 54L92 40L86 70C76 75 44 75 34 70Z"/><path class="a-gold2" d="M60 30L76 54L92 40L86 70C78 73 68 73.8 60 73.8Z" opacity=".5"/>
    <path class="a-gold" d="M33 66C46 71.5 74 71.5 87 66L86 74.5C74 79.5 46 79.5 34 74.5Z"/><circle class="a-gold" cx="28" cy="38" r="3.6"/>
    <circle class="a-gold" cx="92" cy="38" r="3.6"/><circle class="a-gold" cx="60" cy="27" r="4.2"/><circle class="a-red" cx="60" cy="74.2" r="3"/>
    <circle class="a-blue" cx="46" cy="73" r="2.4"/><circle class="a-blue" cx="74" cy="73" r="2.4"/><path class="a-fl" d="M60 42L55 54L60 62L65 54Z" opacity=".7"/>
    <path class="a-fl" d="M40 58q4 6 8 4M80 58q-4 6-8 4" opacity=".5"/>
  `,
  recruiting: `
    <path class="a-wood2" d="M0 70H120V100H0Z"/><path class="a-wgrain" d="M0 76H120M0 84H60M76 84H120M0 92H120"/><path class="a-stone" d="M70 66V26A20 18 0 0 1 110 26V66Z"/>
    <path class="a-sky" d="M75 62V28A15 14 0 0 1 105 28V62Z"/><path class="a-hill" d="M75 52C82 46 92 46 105 52V62H75Z"/>
    <path class="a-cyp" d="M97 40C100.4 46.8 100.5 53.5 97.9 57.1V58H96.1V57.1C93.5 53.5 93.6 46.8 97 40Z"/>
    <path class="a-hatch" d="M97.8 45L98.5 49M97.9 48.1L98.9 52.6M97.6 51.7L98.4 55.5"/><path class="a-fl" d="M90 14V62M75 38H105" opacity=".6"/>
    <path class="a-blue" d="M88 74H106V84C106 90 88 90 88 84Z"/><ellipse class="a-dark" cx="97" cy="74" rx="9" ry="2.6"/>
    <path class="a-ivory" d="M97 74C94 52 100 32 114 20C118 38 112 58 99 66Z"/><path class="a-fl" d="M97 74C98 56 104 38 112 26" opacity=".7"/><g transform="rotate(-7 46 66)">
    <path class="a-ivory" d="M10 42H82V90H10Z"/><path class="a-fl" d="M10 42L46 68L82 42M10 90L36 62M82 90L56 62" opacity=".75"/>
    <path class="a-red" d="M40 68L34 98L43 92L47 100L52 74Z"/>
    <path class="a-red" d="M46 57L48.14 58.64L50.77 58.09L51.99 60.49L54.6 61.14L54.65 63.83L56.72 65.55L55.6 68L56.72 70.45L54.65 72.17L54.6 74.86L51.99 75.51L50.77 77.91L48.14 77.36L46 79L43.86 77.36L41.23 77.91L40.01 75.51L37.4 74.86L37.35 72.17L35.28 70.45L36.4 68L35.28 65.55L37.35 63.83L37.4 61.14L40.01 60.49L41.23 58.09L43.86 58.64Z"/>
    <circle class="a-redd" cx="46" cy="68" r="7"/>
    <path class="a-ivory" d="M46 63.5C44.4 66 44.4 68 46 70.5C47.6 68 47.6 66 46 63.5ZM43.3 71H48.7V72.3H43.3ZM44.5 70.6C44 68 42.6 67 41.6 67.6C40.6 68.2 41.2 69.6 42.2 69.6ZM47.5 70.6C48 68 49.4 67 50.4 67.6C51.4 68.2 50.8 69.6 49.8 69.6Z"/></g>
  `,
  muse: `
    <path class="a-hill2" d="M0 62C20 50 40 54 60 58C80 50 104 52 120 58V100H0Z"/><path class="a-grass" d="M0 80C30 74 90 74 120 80V100H0Z"/>
    <path class="a-wood2" d="M40 44C38 24 50 16 60 16S82 24 80 44C84 56 82 70 76 76H44C38 70 36 56 40 44Z"/><path class="a-skin" d="M54 68H66V82C63 85 57 85 54 82Z"/>
    <path class="a-skin" d="M46 46C46 64 52 73 60 73S74 64 74 46C74 34 46 34 46 46Z"/><path class="a-skin2" d="M60 38H74C75 64 68 73 60 73C66 67 68 58 66 46Z" opacity=".4"/>
    <path class="a-fl" d="M50 50.5q3-2.2 6 0M64 50.5q3-2.2 6 0M60 51v6.5q-1.6 1.2-3 .4"/><circle class="a-dot" cx="53" cy="52.8" r="1.2"/>
    <circle class="a-dot" cx="67" cy="52.8" r="1.2"/><path class="a-fl" d="M54.5 63.5q5.5 3.6 11 0"/>
    <path class="a-wood2" d="M44 48C44 32 54 28 60 28S76 32 76 48C72 44 70 38 66 35C60 40 50 40 44 48Z"/><g class="a-leaf">
    <ellipse cx="44" cy="34" rx="2.6" ry="6" transform="rotate(28 44 34)"/><ellipse cx="50" cy="27" rx="2.6" ry="6" transform="rotate(52 50 27)"/>
    <ellipse cx="58" cy="24" rx="2.6" ry="6" transform="rotate(76 58 24)"/><ellipse cx="76" cy="34" rx="2.6" ry="6" transform="rotate(-28 76 34)"/>
    <ellipse cx="70" cy="27" rx="2.6" ry="6" transform="rotate(-52 70 27)"/><ellipse cx="63" cy="24" rx="2.6" ry="6" transform="rotate(-76 63 24)"/></g>
    <path class="a-ivory" d="M22 100C22 88 38 80 52 79C56 86 64 86 68 79C82 80 98 88 98 100Z"/><path class="a-fl" d="M52 80C48 88 48 94 48 100M68 80C72 88 72 94 72 100" opacity=".6"/>
    <path class="a-gold" d="M86 92C76 82 76 66 84 58L88 60C82 68 83 80 90 89ZM100 92C110 82 110 66 102 58L98 60C104 68 103 80 96 89Z"/><path class="n-wood" d="M80 60H106V63.5H80Z"/>
    <path class="a-gold" d="M84 90H102V94H84Z"/><path class="a-fl" d="M89 63V90M93 63V90M97 63V90" stroke-width=".8"/>
    <path class="a-skin" d="M74 84C80 80 86 80 88 83C88 87 82 89 76 90Z"/>
  `,
  cardinal: `
    <path class="a-curt" d="M0 0H120V100H0Z" opacity=".28"/><path class="a-wood2" d="M45 50C44 44 44 36 46 34H74C76 36 76 44 75 50Z"/>
    <path class="a-skin" d="M54 68H66V82C63 85 57 85 54 82Z"/><path class="a-skin" d="M46 46C46 64 52 73 60 73S74 64 74 46C74 34 46 34 46 46Z"/>
    <path class="a-skin2" d="M60 38H74C75 64 68 73 60 73C66 67 68 58 66 46Z" opacity=".4"/><path class="a-fl" d="M50 50.5q3-2.2 6 0M64 50.5q3-2.2 6 0M60 51v6.5q-1.6 1.2-3 .4"/>
    <circle class="a-dot" cx="53" cy="52.8" r="1.2"/><circle class="a-dot" cx="67" cy="52.8" r="1.2"/><path class="a-fl" d="M55 64.5h10"/>
    <path class="a-fl" d="M50 47.5l6-1.5M70 47.5l-6-1.5" stroke-width="1.6"/><path class="a-red" d="M42 38C42 20 50 14 60 14S78 20 78 38Z"/>
    <path class="a-red" d="M18 40C30 30 90 30 102 40C104 44 96 46 90 45C74 42 46 42 30 45C24 46 16 44 18 40Z"/>
    <path class="a-redl" d="M47 32C48 23 54 19 60 18.5M24 40C36 34.5 60 34 70 34.5"/>
    <path class="a-fl" d="M26 44C22 56 24 66 28 74M94 44C98 56 96 66 92 74" style="stroke:var(--a-red);stroke-width:1.8"/><g class="a-gold">
    <path d="M25 72h6l1.5 10h-9zM89 72h6l1.5 10h-9z"/></g><path class="a-red" d="M16 100C18 86 34 80 50 78L60 88L70 78C86 80 102 86 104 100Z"/>
    <path class="a-redl" d="M24 96C28 88 38 84 47 82"/><path class="a-ivory" d="M50 78L60 88L70 78L66 76L60 81L54 76Z"/><path class="a-gold" d="M58 88h4v3h4v3h-4v6h-4v-6h-4v-3h4z"/>
  `,
  princess: `
    <path class="a-curt" d="M0 0H120V100H0Z" opacity=".2"/><path class="a-gold" d="M38 48C36 28 48 20 60 20S84 28 82 48C86 62 88 76 84 90H36C32 76 34 62 38 48Z"/>
    <path class="a-hatch" d="M40 56C38 68 40 80 42 88M80 56C82 68 80 80 78 88M45 70C44 78 46 84 47 88M75 70C76 78 74 84 73 88"/>
    <path class="a-skin" d="M54 68H66V82C63 85 57 85 54 82Z"/><path class="a-skin" d="M46 46C46 64 52 73 60 73S74 64 74 46C74 34 46 34 46 46Z"/>
    <path class="a-skin2" d="M60 38H74C75 64 68 73 60 73C66 67 68 58 66 46Z" opacity=".4"/><path class="a-fl" d="M50 50.5q3-2.2 6 0M64 50.5q3-2.2 6 0M60 51v6.5q-1.6 1.2-3 .4"/>
    <circle class="a-dot" cx="53" cy="52.8" r="1.2"/><circle class="a-dot" cx="67" cy="52.8" r="1.2"/><path class="a-fl" d="M54.5 63.5q5.5 3.6 11 0"/>
    <circle cx="51" cy="59.5" r="2.4" class="a-red nos" opacity=".3"/><circle cx="69" cy="59.5" r="2.4" class="a-red nos" opacity=".3"/>
    <path class="a-gold" d="M44 50C44 34 52 30 60 30S76 34 76 50C72 46 70 40 60 36C50 40 48 46 44 50Z"/>
    <path class="a-gold" d="M44 31L40 14L50 23L60 8L70 23L80 14L76 31C70 27 50 27 44 31Z"/><circle class="a-ivory" cx="60" cy="8" r="2.6"/>
    <circle class="a-ivory" cx="40" cy="13.5" r="2.2"/><circle class="a-ivory" cx="80" cy="13.5" r="2.2"/><circle class="a-red" cx="60" cy="23" r="2.6"/>
    <circle class="a-blue" cx="51" cy="25.5" r="1.8"/><circle class="a-blue" cx="69" cy="25.5" r="1.8"/>
    <path class="a-blue" d="M18 100C20 88 36 82 50 80C54 88 66 88 70 80C84 82 100 88 102 100Z"/>
    <path class="a-fl" d="M50 80C54 90 66 90 70 80" style="stroke:var(--a-gold);stroke-width:2.6"/><circle class="a-red" cx="60" cy="90" r="3"/>
    <path class="a-ivory" d="M24 90C28 86 34 84 38 83L36 100H20C20 96 22 93 24 90ZM96 90C92 86 86 84 82 83L84 100H100C100 96 98 93 96 90Z"/>
  `,
  merchant: `
    <path class="a-water" d="M0 58H120V100H0Z"/><path class="a-rip" d="M6 64h14M98 66h14M8 74h10M104 76h10"/>
    <path class="a-wood" d="M84 58H114C112 64 106 66 100 66H92C88 66 85 62 84 58Z"/><path class="a-trunk" d="M99 58V30"/>
    <path class="a-sail" d="M90 33C98 36 104 36 110 33C112 40 112 46 110 53C104 50 98 50 90 53C92 46 92 40 90 33Z"/>
    <path class="a-wood2" d="M45 52C44 44 44 36 46 32H74C76 36 76 44 75 52C73 44 70 40 60 40S47 44 45 52Z"/><path class="a-skin" d="M54 68H66V82C63 85 57 85 54 82Z"/>
    <path class="a-skin" d="M46 46C46 64 52 73 60 73S74 64 74 46C74 34 46 34 46 46Z"/><path class="a-skin2" d="M60 38H74C75 64 68 73 60 73C66 67 68 58 66 46Z" opacity=".4"/>
    <path class="a-fl" d="M50 50.5q3-2.2 6 0M64 50.5q3-2.2 6 0M60 51v6.5q-1.6 1.2-3 .4"/><circle class="a-dot" cx="53" cy="52.8" r="1.2"/>
    <circle class="a-dot" cx="67" cy="52.8" r="1.2"/><path class="a-wood2" d="M50 62C54 59.5 58 59.5 60 61.5C62 59.5 66 59.5 70 62C68 74 64 78 60 78S52 74 50 62Z"/>
    <path class="a-fl" d="M57 65q3 1.5 6 0" style="stroke:var(--a-skin)"/><path class="a-leaf" d="M38 38C34 22 50 14 62 16C80 16 88 28 82 38C70 32 50 32 38 38Z"/>
    <path class="a-gold" d="M38 38C50 32 70 32 82 38L81 42C70 37 50 37 39 42Z"/><path class="a-ivory" d="M74 20C82 8 92 12 94 22C90 18 84 20 78 28Z"/>
    <path class="a-leaf" d="M14 100C16 88 34 82 50 80L60 90L70 80C86 82 102 88 104 100Z"/><path class="a-umb" d="M50 80L60 90L70 80L76 82L62 100H58L44 82Z"/><g>
    <path class="n-light" d="M4 78H34V100H4Z"/><path class="a-fl" d="M4 89H34M19 78V100"/><path class="a-red" d="M30 84H50V100H30Z"/>
    <path class="a-fl" d="M30 92H50M40 84V100" style="stroke:var(--a-ivory)"/></g>
  `,
  professor: `
    <path class="n-wood" d="M0 14H30V100H0ZM90 14H120V100H90Z"/><path class="a-dark" d="M0 20H26V38H0ZM0 44H26V62H0ZM94 20H120V38H94ZM94 44H120V62H94Z"/>
    <path class="a-red" d="M6 22h5v16H6zM96 24h5v14h-5z"/><path class="a-blue" d="M12 25h5v13h-5zM103 22h6v16h-6z"/><path class="a-gold" d="M18 23h5v15h-5zM98 46h5v16h-5z"/>
    <path class="a-leaf" d="M6 47h6v15H6zM105 48h5v14h-5z"/><path class="a-plum" d="M14 46h5v16h-5z"/><path class="a-skin" d="M54 68H66V82C63 85 57 85 54 82Z"/>
    <path class="a-skin" d="M46 46C46 64 52 73 60 73S74 64 74 46C74 34 46 34 46 46Z"/><path class="a-skin2" d="M60 38H74C75 64 68 73 60 73C66 67 68 58 66 46Z" opacity=".4"/>
    <path class="a-fl" d="M50 50.5q3-2.2 6 0M64 50.5q3-2.2 6 0M60 51v6.5q-1.6 1.2-3 .4"/><circle class="a-dot" cx="53" cy="52.8" r="1.2"/>
    <circle class="a-dot" cx="67" cy="52.8" r="1.2"/><g fill="none" stroke="var(--a-ink)" stroke-width="1.3"><circle cx="53" cy="52.5" r="5.2"/><circle cx="67" cy="52.5" r="5.2"/>
    <path d="M58.2 52h3.6"/></g><path class="a-ivory" d="M47 56C49 60 52 61 56 61C58 59.5 62 59.5 64 61C68 61 71 60 73 56C74 72 68 84 60 84S46 72 47 56Z"/>
    <path class="a-fl" d="M57 64.5q3 1.5 6 0M53 68C54 74 56 78 58 80M67 68C66 74 64 78 62 80" stroke-width=".9" opacity=".7"/>
    <path class="a-dark" d="M44 40C44 26 50 22 60 22S76 26 76 40C70 36 50 36 44 40Z"/><path class="a-dark" d="M34 22L60 12L86 22L60 31Z"/>
    <path class="a-fl" d="M60 21L80 25V36" style="stroke:var(--a-gold);stroke-width:1.6"/><circle class="a-gold" cx="80" cy="38" r="2.6"/>
    <path class="a-dark" d="M18 100C20 90 36 84 48 80L60 92L72 80C84 84 100 90 102 100Z"/><path class="a-ivory" d="M30 100C40 92 52 92 60 98C68 92 80 92 90 100Z"/>
    <path class="a-fl" d="M38 98C44 95 52 96 57 99M82 98C76 95 68 96 63 99" stroke-width=".8"/>
  `,
  banker: `
    <path class="a-curt" d="M0 0H120V100H0Z" opacity=".18"/><path class="a-wood2" d="M44 56C42 40 44 32 48 30H72C76 32 78 40 76 56C74 46 72 42 60 42S46 46 44 56Z"/>
    <path class="a-skin" d="M54 68H66V82C63 85 57 85 54 82Z"/><path class="a-skin" d="M46 46C46 64 52 73 60 73S74 64 74 46C74 34 46 34 46 46Z"/>
    <path class="a-skin2" d="M60 38H74C75 64 68 73 60 73C66 67 68 58 66 46Z" opacity=".4"/><path class="a-fl" d="M50 50.5q3-2.2 6 0M64 50.5q3-2.2 6 0M60 51v6.5q-1.6 1.2-3 .4"/>
    <circle class="a-dot" cx="53" cy="52.8" r="1.2"/><circle class="a-dot" cx="67" cy="52.8" r="1.2"/><path class="a-fl" d="M54.5 64q5.5 1.6 11-1"/>
    <path class="a-fl" d="M49.5 47.5q3.5-2.5 7-.5M63.5 47q3.5-2 7 .5"/>
    <path class="a-red" d="M36 36C34 22 46 16 60 16S86 22 84 36C90 36 92 44 84 45C70 39 50 39 36 45C28 44 30 36 36 36Z"/><path class="a-redl" d="M40 34C40 26 48 21 56 20.5"/>
    <path class="a-red" d="M84 40C92 44 94 56 90 66L84 62C88 54 86 48 82 44Z"/><path class="a-plum" d="M12 100C14 86 32 80 50 78L60 84L70 78C88 80 106 86 108 100Z"/>
    <path class="a-umb" d="M50 78L60 84L70 78L78 80C76 88 70 94 66 100H54C50 94 44 88 42 80Z"/>
    <path class="a-fl" d="M47 82C50 92 70 92 73 82" style="stroke:var(--a-gold);stroke-width:2.4"/><path class="n-wood" d="M4 92C4 80 44 80 44 92V100H4Z"/>
    <path class="a-gold nos" d="M12 83.5h3V100h-3zM33 83.5h3V100h-3z"/><g class="a-gold"><ellipse cx="90" cy="97" rx="10" ry="3.4"/><ellipse cx="91" cy="93" rx="10" ry="3.4"/>
    <ellipse cx="89.5" cy="89" rx="10" ry="3.4"/><ellipse cx="90.5" cy="85" rx="10" ry="3.4"/><ellipse cx="110" cy="97" rx="9" ry="3.2"/>
    <ellipse cx="109" cy="93.5" rx="9" ry="3.2"/></g>
  `,
};
