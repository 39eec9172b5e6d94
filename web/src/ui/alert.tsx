import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

const look = cva('flex items-start gap-3.5 rounded-xl px-4 py-3.5 sm:px-5 sm:py-4', {
  variants: {
    tone: {
      info: 'bg-sunk [&>svg]:text-soft',
      safe: 'bg-leaf-bg [&>svg]:text-leaf',
      attention: 'bg-saffron-bg [&>svg]:text-saffron-ink',
      danger: 'bg-danger-bg [&>svg]:text-danger',
    },
  },
});

const signs = { info: Info, safe: CircleCheck, attention: TriangleAlert, danger: CircleAlert };

type AlertProps = {
  tone?: keyof typeof signs | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** Announces the notice to screen readers. Set it for responses to a user action. */
  announce?: boolean | undefined;
  className?: string | undefined;
};

/** An inline notice. */
export function Alert({ tone = 'info', title, children, action, announce, className }: AlertProps) {
  const Sign = signs[tone];
  const role = announce ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div role={role} className={cn(look({ tone }), className)}>
      <Sign className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <div className="min-w-0 grow basis-60">
          {title !== undefined && <p className="font-semibold">{title}</p>}
          {children !== undefined && <div className="text-sm">{children}</div>}
        </div>
        {action}
      </div>
    </div>
  );
}
