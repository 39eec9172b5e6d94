import { type ReactNode, useRef } from 'react';
import { cn } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import { usePastedImages } from './use-pasted-images.ts';
import { zoneLook } from './zone-look.ts';

type Props = {
  title: string;
  children: ReactNode;
  /** One button or link. */
  action: ReactNode;
  /** Somebody dropped or pasted a photo all the same. */
  onTry: () => void;
};

/** In the place of the upload, for those who cannot use it yet. */
export function LockedZone({ title, children, action, onTry }: Props) {
  const zone = useRef<HTMLDivElement>(null);
  useDroppedFiles(zone, onTry);
  usePastedImages(onTry);
  return (
    <div ref={zone} className={cn(zoneLook, 'content-center justify-items-center bg-sunk text-center')}>
      <Picture name="receipt" size={52} />
      <p className="mt-3 font-semibold text-lg">{title}</p>
      <p className="mt-1 max-w-md text-soft">{children}</p>
      <div className="mt-5">{action}</div>
    </div>
  );
}
