import { mealPlanEndpoints } from '@plateful/contract/meal-plan.ts';
import { type WeekEvent, weekEndpoints, weekEvent, weekPlanningEndpoints } from '@plateful/contract/week.ts';
import { type Api, serve } from '#http/api.ts';
import { followEvents } from '#http/event-stream.ts';
import { editWeek } from './edit-week.service.ts';
import { findAlternatives, getWaste } from './improve-week.service.ts';
import { getWeek, listMeals, planMeal, removeMeal } from './meal-plan.service.ts';
import { planWeek } from './plan-week.service.ts';
import { undoEdit } from './undo-edit.service.ts';
import { getWeekSettings, saveWeekSettings } from './week-settings.service.ts';

export function mealPlanRoutes(api: Api) {
  serve(api, mealPlanEndpoints.list, listMeals);
  serve(api, mealPlanEndpoints.add, planMeal);
  serve(api, mealPlanEndpoints.remove, removeMeal);
  serve(api, weekEndpoints.get, getWeek);
  serve(api, weekEndpoints.events, ({ weekEvents, user }, _input, exchange) =>
    followEvents<WeekEvent>(exchange, weekEvent, { events: weekEvents, place: user.id, owner: user.id }),
  );
  api.server.addHook('preClose', async () => api.context.weekEvents.endAll());
  serve(api, weekEndpoints.edit, editWeek);
  serve(api, weekEndpoints.undo, undoEdit);
  serve(api, weekEndpoints.getSettings, getWeekSettings);
  serve(api, weekEndpoints.saveSettings, saveWeekSettings);
  serve(api, weekPlanningEndpoints.plan, planWeek);
  serve(api, weekPlanningEndpoints.alternatives, findAlternatives);
  serve(api, weekPlanningEndpoints.waste, getWaste);
}
