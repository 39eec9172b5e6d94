const isSide = /\buntil you serve\b/;
const vessel = /\b(?:pan|pot|wok|skillet|bowl|dish|sheet|platter)s?\b/g;
const onStove = /^(?:pan|pot|wok|skillet)/;
const adds = /^(?:Add|Stir in|Return|Pour in|Fold in|Tip in|Swirl in) /;
const leavesVessel =
  /\b(?:lift|tip|scoop|transfer|drain|slide)\b[^.]*\b(?:out|onto|plate|platter|bowl|board)\b|\bserve\b/i;

/** After a side made in between, "stir in the garlic" says into what: "Back in the pan, stir in the garlic". */
export function withPanNamedAgain(steps: readonly string[]): readonly string[] {
  return steps.map((step, at) => {
    const side = steps[at - 1];
    if (!side || !isSide.test(side) || !adds.test(step)) return step;
    const own = steps.slice(0, at).findLast((one) => !isSide.test(one));
    const noun = steps
      .slice(0, at)
      .filter((one) => !isSide.test(one))
      .flatMap((one) => one.match(vessel) ?? [])
      .at(-1);
    const isNamed = /^[^.]*\b(?:pan|pot|wok|skillet)/.test(step);
    if (!own || !noun || !onStove.test(noun) || isNamed || leavesVessel.test(own)) return step;
    return `Back in the ${noun}, ${step[0]!.toLowerCase()}${step.slice(1)}`;
  });
}
