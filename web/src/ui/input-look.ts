/** The shared look of everything one types or chooses in. 16 px text, or iOS zooms the page on focus. */
export const inputLook = [
  'w-full min-w-0 rounded-lg border-[1.5px] border-edge bg-card px-4 text-base text-ink transition-[border-color,box-shadow]',
  'hover:not-disabled:border-ink focus-visible:border-focus focus-visible:outline-[2.5px] focus-visible:outline-offset-0 focus-visible:outline-focus',
  'aria-invalid:border-danger aria-invalid:bg-danger-bg/40 disabled:bg-sunk disabled:opacity-60',
].join(' ');
