/** How a food is made ready: what stands after the comma in the list, what the method says, and minutes of work. */
type CutFacts = { listed: string; said: (foods: string) => string; minutes: number };

const by = (listed: string, said: string, minutes: number): CutFacts => ({
  listed,
  said: (foods) => said.replace('_', foods),
  minutes,
});

export const cuts = {
  none: by('', '', 0),
  strips: by('cut into thin strips', 'cut _ into thin strips', 2),
  pieces: by('cut into bite-size pieces', 'cut _ into bite-size pieces', 2),
  cubes: by('cut into bite-size cubes', 'cut _ into bite-size cubes', 2),
  chunks: by('cut into chunks', 'cut _ into chunks', 2),
  florets: by('cut into small florets', 'cut _ into small florets', 2),
  wedges: by('cut into wedges', 'cut _ into wedges', 1),
  rounds: by('cut into rounds', 'cut _ into rounds', 1),
  sticks: by('cut into sticks', 'cut _ into sticks', 2),
  slices: by('thinly sliced', 'thinly slice _', 1),
  thick: by('cut into thick slices', 'cut _ into thick slices', 1),
  chop: by('chopped', 'chop _', 1),
  rough: by('roughly chopped', 'roughly chop _', 0.5),
  fine: by('finely chopped', 'finely chop _', 0.75),
  grate: by('finely grated', 'finely grate _', 1),
  coarse: by('coarsely grated', 'coarsely grate _', 1),
  shred: by('shredded', 'shred _', 1.5),
  dice: by('diced', 'dice _', 2),
  halve: by('halved', 'halve _', 0.75),
  halveLong: by('halved lengthwise', 'halve _ lengthwise', 1),
  trim: by('trimmed', 'trim _', 0.75),
  trimCut: by('trimmed and cut into short lengths', 'trim _ and cut into short lengths', 1.5),
  stem: by('stems removed and leaves shredded', 'pull the stems off _ and shred the leaves', 1.5),
  tear: by('torn into bite-size pieces', 'tear _ into bite-size pieces', 0.5),
  pick: by('leaves picked', 'pick the leaves of _', 0.5),
  drain: by('drained and rinsed', 'drain and rinse _', 0.5),
  drained: by('drained', 'drain _', 0.5),
  flake: by('drained and flaked', 'drain and flake _', 0.75),
  press: by('pressed dry and cut into cubes', 'press _ dry in a clean cloth and cut into cubes', 3),
  pressSlab: by('pressed dry and cut into slabs', 'press _ dry in a clean cloth and cut into slabs', 3),
  crumble: by('crumbled', 'crumble _', 0.5),
  peelSlice: by('peeled and sliced', 'peel and slice _', 1),
  peelDice: by('peeled and diced', 'peel and dice _', 1.5),
  peelChunks: by('peeled and cut into bite-size chunks', 'peel _ and cut into bite-size chunks', 2),
  pitChop: by('pitted and chopped', 'pit and chop _', 1),
  pitHalve: by('pitted and halved', 'pit and halve _', 1),
  mash: by('mashed', 'mash _', 1),
} as const satisfies Record<string, CutFacts>;
export type Cut = keyof typeof cuts;
