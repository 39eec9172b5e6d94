import { equipmentNames } from '@plateful/domain/cookbook/dish.ts';
import { type PlannedMealType, plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { z } from 'zod';
import { planBounds, recipeBounds } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { recipe } from './recipes.ts';
import { done, id, instant, plainDate } from './wire.ts';

const mealType = z.enum(plannedMealTypes, { error: 'Meal type must be breakfast, lunch or dinner' });
const servings = z.int32().min(recipeBounds.servings.min).max(recipeBounds.servings.max);
const note = z.string().trim().min(1, { error: 'Write a note' }).max(planBounds.note.maxLength);
const slot = { date: plainDate, mealType };

/** What stands in a slot: a recipe that is cooked, leftovers of one that was cooked before, or a note. */
export const weekEntry = z
  .object({
    id,
    ...slot,
    /** Order within the slot, from 0: the main dish first. */
    position: z.int32().nonnegative(),
    /** Null for a note. */
    recipe: recipe.nullable(),
    /** How many eat of it here. */
    servings,
    /** How many are cooked for: those who eat here and of its leftovers, also in the next week. 0 where nothing is cooked. */
    servingsToCook: z.int32().nonnegative(),
    /** The words of a note; of a dish, what a person noted beside it. */
    note: z.string().nullable(),
    /** The entry that is cooked earlier and eaten again here: nothing is bought for this one. */
    leftoversOf: id.nullable(),
    /** Of leftovers: the day on which they are cooked, which may be in the week before. */
    cookedOn: plainDate.nullable(),
    /** "Plan my week" leaves it where it is, also when it plans anew. */
    isLocked: z.boolean(),
    /** Why "Plan my week" chose it, in a few words; null for what a person planned. */
    reason: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'WeekEntry' });
export type WeekEntry = z.output<typeof weekEntry>;

/** One step of an edit. Entries are named by id, slots by date and meal. */
export const weekAction = z.discriminatedUnion('type', [
  /** As one more dish of the slot. `servings`: as many as the recipe serves when missing. */
  z.object({ type: z.literal('add'), ...slot, recipeId: id, servings: servings.optional() }),
  z.object({ type: z.literal('addNote'), ...slot, note }),
  /** Eats a cooked entry again, in a later slot within `planBounds.leftoverDays`. */
  z.object({ type: z.literal('addLeftovers'), ...slot, of: id, servings: servings.optional() }),
  /** Becomes the last dish of the slot. */
  z.object({ type: z.literal('move'), id, ...slot }),
  /** Two entries change places, within one slot too. */
  z.object({ type: z.literal('swap'), id, with: id }),
  /** As a meal that is cooked, also of leftovers. */
  z.object({ type: z.literal('copy'), id, ...slot }),
  /** Another recipe in its place; leftovers of it are then of the new one. */
  z.object({ type: z.literal('replace'), id, recipeId: id }),
  z.object({
    type: z.literal('change'),
    id,
    servings: servings.optional(),
    /** Null takes it away from a dish. */
    note: note.nullable().optional(),
    isLocked: z.boolean().optional(),
  }),
  /** Leftovers of what is removed become meals that are cooked. */
  z.object({ type: z.literal('remove'), id }),
  /** All entries of these days, locked ones too, whatever device planned them. */
  z.object({ type: z.literal('clear'), first: plainDate, last: plainDate }),
  /** Copies every entry of these days to the same weekday a week later, where the slot is free. */
  z.object({ type: z.literal('copyToNextWeek'), first: plainDate, last: plainDate }),
]);
export type WeekAction = z.output<typeof weekAction>;

/** An edit that was saved. `count`: entries that it added, changed or removed. */
const savedEdit = z.object({
  /** What undoes it; null when there was nothing to change. */
  editId: id.nullable(),
  count: z.int32().nonnegative(),
});

const weekday = z.int32().min(0).max(6);
const perWeekday = <S extends z.ZodType>(value: S) => z.array(value).length(7);

/** How a household plans its week; the first of each seven is Monday. */
export const weekSettings = z
  .object({
    /** Most minutes of cooking for a meal on that day; null: as the taste profile says. */
    minutes: perWeekday(z.int32().min(planBounds.minutes.min).max(planBounds.minutes.max).nullable()),
    /** How many eat; null: the whole household; 0: this meal is not planned. */
    eaters: z.object({
      breakfast: perWeekday(z.int32().min(0).max(recipeBounds.servings.max).nullable()),
      lunch: perWeekday(z.int32().min(0).max(recipeBounds.servings.max).nullable()),
      dinner: perWeekday(z.int32().min(0).max(recipeBounds.servings.max).nullable()),
    }),
    /** 0: what tastes best, 100: least waste. */
    lean: z.int32().min(0).max(100),
    /** Weekdays on which the household shops, Monday is 0; none: whenever. */
    shoppingDays: z.array(weekday).max(7),
    /** Most that the meals of a week should cost, in the currency of the own receipts; null: no bound. */
    budget: z.number().min(planBounds.budget.min).max(planBounds.budget.max).nullable(),
    /** What the kitchen does not have: of all that is composed, offered and planned, nothing needs it. */
    withoutEquipment: z.array(z.enum(equipmentNames)).max(equipmentNames.length),
    version: z.int32().nonnegative(),
  })
  .meta({ id: 'WeekSettings' });
export type WeekSettings = z.output<typeof weekSettings>;

const saidSettings = weekSettings.omit({ version: true });

/** A slot that nothing can fill, why, and what would help, each alone: 'With 25 minutes: 3 dishes.' */
const slotConflict = z.object({ ...slot, message: z.string(), help: z.array(z.string()) });

/** Perishable food that a week's meals buy. Grams are estimates from usual packs and days of keeping. */
export const weekWaste = z
  .object({
    boughtGrams: z.number().nonnegative(),
    usedGrams: z.number().nonnegative(),
    left: z.array(
      z.object({
        food: z.string(),
        grams: z.number().positive(),
        /** "100 g spinach". */
        words: z.string(),
        /** Last day on which it is good; null where it spoils within the week. */
        keepsUntil: plainDate.nullable(),
      }),
    ),
    /** The one change that helps most. */
    advice: z
      .object({
        words: z.string(),
        ...slot,
        /** The entry that would be replaced; null: the slot is free. */
        entryId: id.nullable(),
        recipes: z.array(recipe),
      })
      .nullable(),
  })
  .meta({ id: 'WeekWaste' });
export type WeekWaste = z.output<typeof weekWaste>;

/** "Something changed from `first` to `last`": the client asks for the weeks that it shows. */
export const weekEvent = z.object({ type: z.literal('changed'), first: plainDate, last: plainDate });
export type WeekEvent = z.output<typeof weekEvent>;

const monday = plainDate;

export const weekEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/week',
    summary: 'Everything planned for the seven days from startDate, notes and leftovers too',
    access: 'user',
    scopes: ['read', 'plan'],
    query: z.object({ startDate: plainDate }),
    isPolled: true,
    output: z.object({
      entries: z.array(weekEntry),
      /** The last edit of these days that can be undone. */
      undo: z.object({ editId: id, label: z.string() }).nullable(),
    }),
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/week-events',
    summary: 'Server-sent events: days on which the plan changed',
    access: 'user',
    scopes: ['read', 'plan'],
    produces: 'text/event-stream',
    output: z.object({}),
  }),
  edit: endpoint({
    method: 'POST',
    path: '/api/week-edits',
    summary: 'Change planned meals: all steps or none, undone as one',
    access: 'user',
    scopes: ['plan'],
    body: z.object({ actions: z.array(weekAction).min(1).max(planBounds.actionsOfEdit) }),
    output: savedEdit,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/week-edits/{id}/undo',
    summary: 'Put back what an edit changed, unless it was changed again since. Undoing the undo repeats it.',
    access: 'user',
    scopes: ['plan'],
    params: z.object({ id }),
    output: savedEdit,
  }),
  getSettings: endpoint({
    method: 'GET',
    path: '/api/week-settings',
    summary: 'How the household plans its week',
    access: 'user',
    scopes: ['read', 'plan'],
    output: z.object({ settings: weekSettings }),
  }),
  saveSettings: endpoint({
    method: 'PATCH',
    path: '/api/week-settings',
    summary:
      'Change how the household plans its week; what is not sent stays. With `seen` what stayed as it was seen stays as it is stored.',
    access: 'user',
    scopes: ['plan'],
    body: saidSettings.partial().extend({
      /** What the client had shown: of each field, meal and weekday only what differs from it is changed. */
      seen: saidSettings
        // Pages that were opened before it was there do not know of it.
        .extend({ withoutEquipment: weekSettings.shape.withoutEquipment.optional() })
        .optional(),
    }),
    output: z.object({ settings: weekSettings }),
  }),
};

export const refusedDishEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/refused-dishes',
    summary: 'Dishes that are never suggested again',
    access: 'user',
    scopes: ['read', 'plan'],
    output: z.object({ refusedDishes: z.array(z.object({ id, title: z.string(), createdAt: instant })) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/refused-dishes',
    summary: 'Never suggest the dish of this recipe again',
    access: 'user',
    scopes: ['plan'],
    body: z.object({ recipeId: id }),
    output: z.object({ id }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/refused-dishes/{id}',
    summary: 'Suggest the dish again',
    access: 'user',
    scopes: ['plan'],
    params: z.object({ id }),
    output: done,
  }),
};

/** What the solver answers. */
export const weekPlanningEndpoints = {
  plan: endpoint({
    method: 'POST',
    path: '/api/plan-week',
    summary: 'Fill the empty slots of the days, within every limit of the household',
    access: 'user',
    scopes: ['plan'],
    body: z.object({
      startDate: monday,
      /** Some of the seven days from startDate; all that are not over when missing. */
      days: z.array(plainDate).min(1).max(7).optional(),
      mealTypes: z.array(mealType).min(1).max(3).optional(),
      /** Replace what "Plan my week" chose before and is not locked. */
      again: z.boolean().default(false),
    }),
    output: savedEdit.extend({ conflicts: z.array(slotConflict) }),
  }),
  alternatives: endpoint({
    method: 'GET',
    path: '/api/week-entries/{id}/alternatives',
    summary: 'Three recipes that fit the rest of the week in the place of this entry',
    access: 'user',
    scopes: ['plan'],
    params: z.object({ id }),
    output: z.object({ alternatives: z.array(z.object({ recipe, reason: z.string() })) }),
  }),
  waste: endpoint({
    method: 'GET',
    path: '/api/week-waste',
    summary: 'How much of the perishable food that the week buys its meals use',
    access: 'user',
    scopes: ['plan'],
    query: z.object({ startDate: plainDate }),
    output: z.object({ waste: weekWaste.nullable() }),
  }),
};

export type PlannedSlot = { date: string; mealType: PlannedMealType };
