// The Ferry's board: the boat with its load, and what one may do as crates to click on.
export const onBoard = ['load', 'send'];

function add(parent, kind, text, style = '') {
  const made = document.createElement(kind);
  made.textContent = text;
  made.style.cssText = style;
  return parent.appendChild(made);
}

const LOOK = 'display: inline-block; border: 2px solid; margin: 4px; color: inherit; background: none';
const crate = (weight) => `${LOOK}; padding: 6px ${4 * weight + 6}px`;

export function mount(target, props) {
  let drawn = {};
  function update({ view, moves, seat, play, hover, words }) {
    if (view === drawn.view && moves === drawn.moves) return; // pointing at a move changes nothing here
    drawn = { view, moves };
    target.replaceChildren();
    const boat = add(target, 'p', `${words('aboard')} (${words('limit')}: ${view.limit}) `);
    for (const weight of view.aboard) add(boat, 'span', weight, crate(weight));
    add(target, 'p', `${words('hand')}: ${(view.hand ?? view.hands?.[seat] ?? []).join(', ')}`);
    for (const move of moves) {
      const button = add(target, 'button', move.words, crate(move.args.crate ?? 0));
      button.dataset.move = move.text;
      button.onclick = () => play(move.text);
      button.onpointerenter = button.onfocus = () => hover(move.text);
      button.onpointerleave = button.onblur = () => hover(null);
    }
  }
  update(props);
  return { update };
}
