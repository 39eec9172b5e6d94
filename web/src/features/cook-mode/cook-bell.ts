/** Sound made on the spot: nothing to load, so that it rings without a network. */
let audio: AudioContext | null = null;

/** Browsers let a page sound only after a touch or a key; called from one. */
export function prepareBell(): void {
  if (!('AudioContext' in window)) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
}

/** Seconds from the first note, and its pitch in Hz: three bright notes that a kitchen does not drown. */
const notes = [
  [0, 880],
  [0.22, 1109],
  [0.44, 1319],
] as const;

/** Rings once, in sound and by a shake where the device can. */
export function ringBell(): void {
  navigator.vibrate?.([250, 120, 250, 120, 250]);
  if (audio?.state !== 'running') return;
  for (const [after, pitch] of notes) {
    const start = audio.currentTime + after;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    // A sudden start or end would click.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.5, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.42);
  }
}
