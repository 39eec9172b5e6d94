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

/** An entry of a slot: a recipe to cook, leftovers of one, or a note. */
export const weekEntry = z
  .object({
    id,
    ...slot,
    /** Order within the slot, from 0: main dish first. */
    position: z.int32().nonnegative(),
    /** Null for a note. Without `instructions` where those of a week exceed `planBounds.answeredMethods`. */
    recipe: recipe.nullable(),
    /** Servings eaten here. */
    servings,
    /** Servings cooked: those eaten here and as leftovers, also next week. 0 if nothing is cooked. */
    servingsToCook: z.int32().nonnegative(),
    /** The text of a note; for a dish, a person's remark. */
    note: z.string().nullable(),
    /** The earlier entry whose leftovers these are: nothing is bought for this one. */
    leftoversOf: id.nullable(),
    /** For leftovers, the day of cooking, which may be in the previous week. */
    cookedOn: plainDate.nullable(),
    /** "Plan my week" never changes it, even when planning again. */
    isLocked: z.boolean(),
    /** Why "Plan my week" chose it, in a few words; null if planned by a person. */
    reason: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'WeekEntry' });
export type WeekEntry = z.output<typeof weekEntry>;

/** One action of an edit. Entries are identified by id, slots by date and meal. */
export const weekAction = z.discriminatedUnion('type', [
  /** Adds a dish to the slot. `servings` default to the recipe's. */
  z.object({ type: z.literal('add'), ...slot, recipeId: id, servings: servings.optional() }),
  z.object({ type: z.literal('addNote'), ...slot, note }),
  /** Adds leftovers of a cooked entry to a later slot within `planBounds.leftoverDays`. */
  z.object({ type: z.literal('addLeftovers'), ...slot, of: id, servings: servings.optional() }),
  /** Appends it to the slot. */
  z.object({ type: z.literal('move'), id, ...slot }),
  /** Swaps two entries, also within one slot. */
  z.object({ type: z.literal('swap'), id, with: id }),
  /** Copies it as a meal to cook, also if it is leftovers. */
  z.object({ type: z.literal('copy'), id, ...slot }),
  /** Replaces its recipe; its leftovers change with it. */
  z.object({ type: z.literal('replace'), id, recipeId: id }),
  z.object({
    type: z.literal('change'),
    id,
    servings: servings.optional(),
    /** Null removes the note of a dish. */
    note: note.nullable().optional(),
    isLocked: z.boolean().optional(),
  }),
  /** Leftovers of a removed dish become meals to cook. */
  z.object({ type: z.literal('remove'), id }),
  /** Removes all entries of these days, including locked ones. */
  z.object({ type: z.literal('clear'), first: plainDate, last: plainDate }),
  /** Copies all entries of these days to the following week, where the slot is free. */
  z.object({ type: z.literal('copyToNextWeek'), first: plainDate, last: plainDate }),
]);
export type WeekAction = z.output<typeof weekAction>;

/** A saved edit. `count`: number of entries added, changed or removed. */
const savedEdit = z.object({
  /** Edit to undo; null if nothing changed. */
  editId: id.nullable(),
  count: z.int32().nonnegative(),
});

const weekday = z.int32().min(0).max(6);
const perWeekday = <S extends z.ZodType>(value: S) => z.array(value).length(7);

/** A household's settings for planning its week; arrays of seven start on Monday. */
export const weekSettings = z
  .object({
    /** Maximum minutes of cooking per meal and day; null: as in the taste profile. */
    minutes: perWeekday(z.int32().min(planBounds.minutes.min).max(planBounds.minutes.max).nullable()),
    /** Number of people eating; null: the whole household; 0: the meal is not planned. */
    eaters: z.object({
      breakfast: perWeekday(z.int32().min(0).max(recipeBounds.servings.max).nullable()),
      lunch: perWeekday(z.int32().min(0).max(recipeBounds.servings.max).nullable()),
      dinner: perWeekday(z.int32().min(0).max(recipeBounds.servings.max).nullable()),
    }),
    /** 0: best taste, 100: least waste. */
    lean: z.int32().min(0).max(100),
    /** Weekdays of shopping, Monday is 0; empty for any day. */
    shoppingDays: z.array(weekday).max(7),
    /** Maximum cost of a week's meals, in the currency of the user's receipts; null for no limit. */
    budget: z.number().min(planBounds.budget.min).max(planBounds.budget.max).nullable(),
    /** Equipment that the kitchen lacks: composed, suggested and planned recipes never need it. */
    withoutEquipment: z.array(z.enum(equipmentNames)).max(equipmentNames.length),
    version: z.int32().nonnegative(),
  })
  .meta({ id: 'WeekSettings' });
export type WeekSettings = z.output<typeof weekSettings>;

const sentSettings = weekSettings.omit({ version: true });

/** A slot that cannot be filled, why, and which single changes would help: 'With 25 minutes: 3 dishes.' */
const slotConflict = z.object({ ...slot, message: z.string(), help: z.array(z.string()) });

/** Perishable food bought for a week's meals. Grams are estimates based on usual packs and shelf lives. */
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
        /** Last day on which it is good; null if it spoils within the week. */
        keepsUntil: plainDate.nullable(),
      }),
    ),
    /** The single change that helps most. */
    advice: z
      .object({
        words: z.string(),
        ...slot,
        /** The entry to replace; null if the slot is free. */
        entryId: id.nullable(),
        recipes: z.array(recipe),
      })
      .nullable(),
  })
  .meta({ id: 'WeekWaste' });
export type WeekWaste = z.output<typeof weekWaste>;

/** Notifies of a change between `first` and `last`, so that the client fetches the weeks it shows. */
export const weekEvent = z.object({ type: z.literal('changed'), first: plainDate, last: plainDate });
export type WeekEvent = z.output<typeof weekEvent>;

const monday = plainDate;

export const weekEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/week',
    summary: 'Everything planned for the seven days from `startDate`, including notes and leftovers',
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
    summary: 'Server-sent events about days whose plan changed',
    access: 'user',
    scopes: ['read', 'plan'],
    produces: 'text/event-stream',
    output: z.object({}),
  }),
  edit: endpoint({
    method: 'POST',
    path: '/api/week-edits',
    summary: 'Change planned meals. The steps are applied and undone together',
    access: 'user',
    scopes: ['plan'],
    body: z.object({ actions: z.array(weekAction).min(1).max(planBounds.actionsOfEdit) }),
    output: savedEdit,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/week-edits/{id}/undo',
    summary: 'Undo an edit, unless its entries were changed again since. Undoing the undo repeats the edit',
    access: 'user',
    scopes: ['plan'],
    params: z.object({ id }),
    output: savedEdit,
  }),
  getSettings: endpoint({
    method: 'GET',
    path: '/api/week-settings',
    summary: 'Settings for planning the week',
    access: 'user',
    scopes: ['read', 'plan'],
    output: z.object({ settings: weekSettings }),
  }),
  saveSettings: endpoint({
    method: 'PATCH',
    path: '/api/week-settings',
    summary:
      'Change the settings for planning the week; omitted fields, and those equal to `seen`, are not changed',
    access: 'user',
    scopes: ['plan'],
    body: sentSettings.partial().extend({
      /** The values that the client showed: only fields, meals and weekdays that differ are changed. */
      seen: sentSettings
        // Optional for pages that were opened before this field existed.
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
    summary: 'Dishes that are never suggested',
    access: 'user',
    scopes: ['read', 'plan'],
    output: z.object({ refusedDishes: z.array(z.object({ id, title: z.string(), createdAt: instant })) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/refused-dishes',
    summary: "Never suggest this recipe's dish again",
    access: 'user',
    scopes: ['plan'],
    body: z.object({ recipeId: id }),
    output: z.object({ id }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/refused-dishes/{id}',
    summary: 'Allow suggesting a dish again',
    access: 'user',
    scopes: ['plan'],
    params: z.object({ id }),
    output: done,
  }),
};

/** Endpoints answered by the planner. */
export const weekPlanningEndpoints = {
  plan: endpoint({
    method: 'POST',
    path: '/api/plan-week',
    summary: "Fill the empty slots of the days, within the household's limits",
    access: 'user',
    scopes: ['plan'],
    body: z.object({
      startDate: monday,
      /** Some of the seven days from startDate; default: all that are not over. */
      days: z.array(plainDate).min(1).max(7).optional(),
      mealTypes: z.array(mealType).min(1).max(3).optional(),
      /** Replaces entries that "Plan my week" chose before and that are not locked. */
      again: z.boolean().default(false),
    }),
    output: savedEdit.extend({ conflicts: z.array(slotConflict) }),
  }),
  alternatives: endpoint({
    method: 'GET',
    path: '/api/week-entries/{id}/alternatives',
    summary: 'Three alternatives to a planned meal that fit the rest of the week',
    access: 'user',
    scopes: ['plan'],
    params: z.object({ id }),
    output: z.object({ alternatives: z.array(z.object({ recipe, reason: z.string() })) }),
  }),
  waste: endpoint({
    method: 'GET',
    path: '/api/week-waste',
    summary: 'Share of the perishable food bought for the week that its meals use',
    access: 'user',
    scopes: ['plan'],
    query: z.object({ startDate: plainDate }),
    output: z.object({ waste: weekWaste.nullable() }),
  }),
};

export type PlannedSlot = { date: string; mealType: PlannedMealType };
