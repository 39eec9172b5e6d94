import type { TasteProfile } from '@plateful/contract/taste-profile.ts';
import { joinList } from '@plateful/domain/vocabulary/wording.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type LimitFields, missingLimits } from '#entities/taste-profile/local-limits.ts';
import {
  localProfileKey,
  readLocalProfile,
  removeLocalProfile,
} from '#entities/taste-profile/local-profile.ts';
import { saveFailureText } from '#entities/taste-profile/save-failure.ts';
import { tasteProfileQuery } from '#entities/taste-profile/taste-profile.queries.ts';
import { call } from '#lib/api.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { toastFailure } from '#ui/toast-store.ts';
import { keepSaved } from './save-taste-profile.ts';

/** The limits of the local profile `text` that the account lacks. */
export function LocalLimitsNotice({ text }: { text: string }) {
  const { data: account } = useQuery(tasteProfileQuery);
  const { data: local } = useQuery({
    queryKey: [localProfileKey, text],
    queryFn: () => readLocalProfile(text),
  });
  const missing = account && local ? missingLimits(local, account) : null;
  return missing && account ? <Notice missing={missing} account={account} /> : null;
}

function Notice({ missing, account }: { missing: LimitFields; account: TasteProfile }) {
  const queryClient = useQueryClient();
  const { allergies, dietaryRestrictions, avoidedFoods } = missing;
  const add = useMutation({
    mutationFn: () =>
      call('POST /api/taste-profile', {
        version: account.version,
        allergies: [...account.allergies, ...allergies],
        dietaryRestrictions: [...account.dietaryRestrictions, ...dietaryRestrictions],
        avoidedFoods: [...account.avoidedFoods, ...avoidedFoods],
      }),
    onSuccess: async ({ profile }) => {
      await keepSaved(queryClient, profile);
      // Samples selected with the old limits may contain allergens.
      await queryClient.resetQueries({ queryKey: ['/api/sample-recipes'] });
    },
    onError: (error) => toastFailure('Error saving preferences', saveFailureText(error)),
    // The account may have changed meanwhile.
    onSettled: () => queryClient.invalidateQueries(tasteProfileQuery),
  });
  const names = joinList([...allergies, ...dietaryRestrictions, ...avoidedFoods]);
  return (
    <section
      aria-label="From before you signed in"
      className="mx-auto w-full max-w-3xl px-4 pt-4 print:hidden"
    >
      <Alert
        announce
        action={
          <div className="flex flex-wrap gap-2">
            <Button size="sm" busy={add.isPending} onClick={() => add.mutate()}>
              Add
            </Button>
            <Button size="sm" variant="quiet" onClick={removeLocalProfile}>
              No Thanks
            </Button>
          </div>
        }
      >
        You chose {names} before you signed in. Add to your account?
      </Alert>
    </section>
  );
}
