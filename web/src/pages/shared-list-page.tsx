import { useParams } from 'react-router';
import { SharedList } from '#features/shopping-lists/shared-list.tsx';

export function SharedListPage() {
  const { token = '' } = useParams();
  return (
    <div className="page-width max-w-4xl pt-6 pb-16 sm:pt-10">
      <SharedList token={token} />
    </div>
  );
}
