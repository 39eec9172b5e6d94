import { parentPort } from 'node:worker_threads';
import { planHouseholdWeek } from '@plateful/domain/planning/plan-household-week.ts';
import type { WeekRequest } from '@plateful/domain/planning/week-request.ts';

parentPort!.on('message', (request: WeekRequest) => {
  parentPort!.postMessage(planHouseholdWeek(request, () => performance.now()));
});
