/**
 * The progress bar of a navigation: the part of NProgress that the theme uses,
 * as a native browser animation.
 */
const ID = 'nprogress';

function start(): void {
  const progress = document.createElement('div');
  progress.id = ID;
  const bar = document.createElement('div');
  bar.className = 'bar';
  progress.append(bar);
  document.body.append(progress);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    bar.animate(
      {translate: ['-92%', '-4%']},
      {duration: 12_000, easing: 'cubic-bezier(0, 0.8, 0.2, 1)', fill: 'both'},
    );
  }
}

function done(): void {
  document.getElementById(ID)?.remove();
}

export default {configure: () => undefined, start, done};
