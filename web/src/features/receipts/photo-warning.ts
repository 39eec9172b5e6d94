/** Pixels across, below which the reader finds few rows; `small` of the server's reader. */
const narrowest = 350;
/** Of 255: the lightest twentieth of a photo is paper, and darker paper is in the dark. */
const darkPaper = 80;
const paperShare = 0.05;
const sampleSide = 64;

/**
 * What is plain to see of a photo before it is read, so that a better one can be taken. Null for a good one, and for one
 * that this browser cannot show.
 */
export async function photoWarning(file: File): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width } = bitmap;
    const paper = lightOf(bitmap);
    bitmap.close();
    return warningOf(width, paper);
  } catch {
    return null;
  }
}

export function warningOf(width: number, paper: number): string | null {
  const again = 'The receipt may not be read well: cancel, and take it closer and in good light.';
  if (width < narrowest) return `This photo is only ${width} pixels wide. ${again}`;
  return paper < darkPaper ? `This photo is dark. ${again}` : null;
}

function lightOf(bitmap: ImageBitmap): number {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = sampleSide;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return 255;
  context.drawImage(bitmap, 0, 0, sampleSide, sampleSide);
  const { data } = context.getImageData(0, 0, sampleSide, sampleSide);
  const levels: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    levels.push(0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!);
  }
  return levels.sort((a, b) => b - a)[Math.floor(levels.length * paperShare)] ?? 255;
}
