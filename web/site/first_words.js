/** Stands in the page itself, before any other script: those can not be loaded from a file, or may be missing. */
(() => {
  const words = JSON.parse(String.raw`{{words}}`);
  function tell(trouble) {
    const own = words[navigator.language.slice(0, 2)] ?? words.en;
    const box = document.createElement('p');
    box.setAttribute('role', 'alert');
    box.style.cssText = 'max-width: 34em; margin: 15vh auto; padding: 0 1em; font: 20px/1.5 Georgia, serif';
    box.textContent = own[trouble];
    document.body.replaceChildren(box);
  }
  if (location.protocol === 'file:') addEventListener('DOMContentLoaded', () => tell('file'));
  addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement && location.protocol !== 'file:') tell('missing');
    },
    true,
  );
})();
