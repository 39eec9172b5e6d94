/** Paths of routes as `printRoutes` draws their tree. Files of the built client are left out: they are only sent. */
export function routesIn(printed: string): string[] {
  const parents: string[] = [];
  const paths = printed.split('\n').flatMap((line) => {
    const [, indent, part, method] = /^([\s│]*)[└├]── (.*?)( \(\w+(?:, \w+)*\))?$/.exec(line) ?? [];
    if (indent === undefined) return [];
    const depth = indent.length / 4;
    parents[depth] = (parents[depth - 1] ?? '') + part!;
    return method ? [parents[depth]] : [];
  });
  return paths.filter((path) => !/\.(?!json|txt|xml)\w+$/.test(path)).toSorted();
}
