const longestHeading = 80;
/** A phrase rather than a sentence. */
const heading = /^(?=.*\p{L})[^.!?]*:$/u;

/** The heading text of a step that only introduces the following steps, without its colon: "For the dough". */
export function stepHeading(step: string): string | null {
  const text = step.trim();
  return text.length <= longestHeading && heading.test(text) ? text.slice(0, -1).trim() : null;
}

export type MethodStep = {
  text: string;
  /** Index among all steps and headings, from 0. */
  place: number;
};

export type MethodSection = { heading: string | null; steps: MethodStep[] };

/** Groups the method by headings. A heading without steps is treated as a step, so that no text is lost. */
export function methodSections(instructions: readonly string[]): MethodSection[] {
  const sections: MethodSection[] = [];
  for (const [place, text] of instructions.entries()) {
    const next = instructions[place + 1];
    const heading = next === undefined || stepHeading(next) !== null ? null : stepHeading(text);
    if (heading !== null) sections.push({ heading, steps: [] });
    else {
      if (sections.length === 0) sections.push({ heading: null, steps: [] });
      sections.at(-1)!.steps.push({ text, place });
    }
  }
  return sections;
}

/** The method in schema.org form: steps, grouped into sections if there are headings. */
export function howToSteps(instructions: readonly string[]): Record<string, unknown>[] {
  return methodSections(instructions).flatMap(({ heading, steps }): Record<string, unknown>[] => {
    const items = steps.map(({ text }) => ({ '@type': 'HowToStep', text }));
    return heading === null ? items : [{ '@type': 'HowToSection', name: heading, itemListElement: items }];
  });
}
