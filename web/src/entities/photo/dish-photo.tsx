import { useState } from 'react';

type Props = {
  id: string;
  /** What it shows; empty where the title stands beside it. */
  alt?: string;
  size?: 'large' | 'small';
  className?: string | undefined;
  /** It could not be loaded: without a connection, or since it was removed. */
  onMissing?: () => void;
};

/** A photo of a dish, from our own server. */
export function DishPhoto({ id, alt = '', size = 'large', className, onMissing }: Props) {
  return (
    <img
      src={`/api/photos/${id}?size=${size}`}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={className}
      onError={onMissing}
    />
  );
}

/** Until it turns out to be missing, a photo stands where the drawn plate would. */
export function usePhoto(photoId: string | null | undefined) {
  const [missing, setMissing] = useState<string | null>(null);
  const id = photoId && photoId !== missing ? photoId : null;
  return { id, onMissing: () => setMissing(id) };
}
