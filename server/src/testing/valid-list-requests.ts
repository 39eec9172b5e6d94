import { timeOf } from '@plateful/domain/merging/hybrid-clock.ts';
import type { ValidRequest } from './valid-request.ts';

/** Requests about shopping lists, for a user who has these two. */
export function listRequests(
  listId: string,
  otherId: string,
  item: { listId: string; id: string },
): Record<string, ValidRequest> {
  const noToken = { params: { token: 'a'.repeat(32) }, status: 404 };
  return {
    'GET /api/shopping-lists': {},
    'GET /api/active-lists': {},
    'GET /api/archived-lists': {},
    'GET /api/shopping-lists/{id}': { params: { id: listId } },
    'POST /api/shopping-lists': { body: { name: 'Party' }, writes: { shopping_lists: ['added'] } },
    'POST /api/generate-shopping-list': {
      body: { startDate: '2026-11-01', endDate: '2026-12-31' },
      writes: {
        shopping_lists: ['added'],
        shopping_items: ['added'],
        former_shopping_items: ['added'],
      },
    },
    'PATCH /api/shopping-lists/{id}': {
      params: { id: listId },
      body: { items: [{ ingredient: 'salt', amount: 1, unit: 'g' }], isArchived: true },
      writes: {
        shopping_lists: ['isArchived', 'times', 'version'],
        shopping_items: ['added', 'own', 'times', 'version'],
        former_shopping_items: ['added'],
      },
    },
    'PATCH /api/shopping-lists/{id}/items/{itemId}': {
      params: { id: item.listId, itemId: item.id },
      body: { note: 'the large one' },
      writes: {
        shopping_lists: ['version'],
        shopping_items: ['own', 'times', 'version'],
        former_shopping_items: ['added'],
      },
    },
    'POST /api/shopping-lists/{id}/sync': {
      params: { id: listId },
      body: {
        since: 0,
        operations: [
          {
            item: crypto.randomUUID(),
            at: timeOf(2, 0, 'device01'),
            set: { ingredient: 'salt', checked: true },
          },
        ],
      },
      writes: {
        shopping_lists: ['version', 'isArchived', 'times'],
        shopping_items: ['added'],
        former_shopping_items: ['added'],
      },
    },
    'POST /api/shopping-lists/{id}/merge': {
      params: { id: listId },
      body: { from: otherId },
      writes: {
        shopping_lists: ['version', 'isArchived', 'times'],
        shopping_items: ['added'],
        former_shopping_items: ['added'],
      },
    },
    // No change has that version.
    'POST /api/shopping-lists/{id}/undo': { params: { id: listId }, body: { version: 1000 } },
    'POST /api/shopping-lists/{id}/twins': {
      params: { id: listId },
      body: { keep: 'olive-oil', drop: 'avocado-oil', choice: 'one' },
      writes: {
        shopping_lists: ['twins', 'version', 'planDigest'],
        shopping_items: ['added', 'removed', 'planned', 'version'],
        former_shopping_items: ['added'],
      },
    },
    // None of its foods is at home.
    'POST /api/shopping-lists/{id}/less-at-home': { params: { id: listId } },
    'POST /api/shopping-lists/{id}/share': {
      params: { id: listId },
      writes: { shopping_lists: ['shareToken'] },
    },
    'DELETE /api/shopping-lists/{id}/share': {
      params: { id: listId },
      writes: { shopping_lists: ['shareToken'] },
    },
    'DELETE /api/shopping-lists/{id}': {
      params: { id: listId },
      writes: {
        shopping_lists: ['removed'],
        shopping_items: ['removed'],
        former_shopping_items: ['removed'],
      },
    },
    'GET /api/section-places': {},
    'POST /api/section-places': {
      body: { places: [{ store: 'Rewe', section: 'Dairy', place: -1, at: timeOf(2, 0, 'ourphone') }] },
      writes: { section_places: ['added'] },
    },
    // A stream does not end; a request without its Accept header is rejected.
    'GET /api/shopping-list-events': { status: 400 },
    'GET /api/shared-lists/{token}': noToken,
    'GET /api/shared-lists/{token}/events': noToken,
    'POST /api/shared-lists/{token}/sync': { ...noToken, body: { since: 0, operations: [] } },
  };
}
