/** Code without line wrapping. It scrolls, also by keyboard. */
export function ScrolledCode({ label, children }: { label: string; children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-lg bg-sunk px-4 py-3.5">
      <pre className="text-ink text-xs leading-relaxed">
        <code>{children}</code>
      </pre>
    </section>
  );
}
