/** The style sheet of the page of differences. */
export const style = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color: #1a1a1a; }
summary { cursor: pointer; padding: .4rem 0; overflow-wrap: anywhere; }
.group { border-top: 1px solid #767676; }
.group > summary { font-size: 1.05rem; }
h4 { margin: 1rem 0 .3rem; overflow-wrap: anywhere; }
small { font-weight: 400; color: #595959; }
button { font: inherit; padding: .2rem .6rem; margin: 0 .25rem .25rem 0; }
button[aria-pressed="true"] { background: #1a1a1a; color: #fff; }
.pictures { display: flex; gap: 1rem; overflow-x: auto; align-items: start; }
figure { margin: 0; }
figcaption { text-transform: capitalize; }
img { max-width: 32rem; border: 1px solid #767676; box-sizing: border-box; }
pre { background: #f4f4f4; padding: .5rem; overflow-x: auto; }
.slider { display: none; }
[data-view-is="slide"] .slider { display: block; }
[data-view-is="slide"] .pictures:has([data-kind="before"] + [data-kind="after"]) { display: grid; width: fit-content; max-width: 100%; }
[data-view-is="slide"] .pictures:has([data-kind="before"] + [data-kind="after"]) > figure { grid-area: 1 / 1; }
[data-view-is="slide"] [data-kind="after"] > img { clip-path: inset(0 0 0 var(--at, 50%)); }
[data-view-is="slide"] [data-kind="after"] > figcaption { text-align: right; }
[data-view-is="slide"] [data-kind="change"] { display: none; }
.slider input { width: 32rem; max-width: 100%; }
`;

/** What the page of differences does in the browser. */
export const script = `
document.addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (button?.dataset.view) {
    document.documentElement.dataset.viewIs = button.dataset.view;
    for (const other of document.querySelectorAll('[data-view]')) other.setAttribute('aria-pressed', String(other === button));
  }
  if (button?.dataset.show !== undefined)
    for (const section of button.closest('.group').querySelectorAll('section'))
      section.hidden = button.dataset.show !== '' && section.dataset.brand !== button.dataset.show;
});
document.addEventListener('input', ({ target }) => {
  if (target.matches('.slider input')) target.closest('section').style.setProperty('--at', target.value + '%');
});
`;
