import { useState } from 'react';

type Props = {
  id: string;
  /** The alternative text; empty if the title is shown beside it. */
  alt?: string;
  size?: 'large' | 'small';
  className?: string | undefined;
  /** Called if it could not be loaded: offline, or the photo was deleted. */
  onMissing?: () => void;
};

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

/** The photo's id, or null once it failed to load, in which case the drawn plate is shown. */
export function usePhoto(photoId: string | null | undefined) {
  const [missing, setMissing] = useState<string | null>(null);
  const id = photoId && photoId !== missing ? photoId : null;
  return { id, onMissing: () => setMissing(id) };
}
