import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

type Props = { isOpening: boolean; onOpen: () => void };

export function PaymentDue({ isOpening, onOpen }: Props) {
  return (
    <Alert
      tone="danger"
      title="Your last payment failed"
      action={
        <Button busy={isOpening} onClick={onOpen} className="max-sm:w-full">
          Check Your Card
        </Button>
      }
    >
      It is tried again over the next days. Check your card, so that you keep your plan.
    </Alert>
  );
}
