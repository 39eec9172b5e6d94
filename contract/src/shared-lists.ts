import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listChanges, syncBody } from './shopping-lists.ts';
import { done, id } from './wire.ts';

const shareToken = z.string().regex(/^[\w-]{20,60}$/, { error: 'Invalid list link' });

/** Lists that others can view and check off with a share link, without an account. */
export const sharedListEndpoints = {
  share: endpoint({
    method: 'POST',
    path: '/api/shopping-lists/{id}/share',
    summary:
      'Create a link with which anyone can view the list and check items off without an account. It replaces an earlier link',
    access: 'user',
    scopes: ['all'],
    params: z.object({ id }),
    output: z.object({ shareToken }),
  }),
  unshare: endpoint({
    method: 'DELETE',
    path: '/api/shopping-lists/{id}/share',
    summary: 'Revoke the link of a list',
    access: 'user',
    scopes: ['all'],
    params: z.object({ id }),
    output: done,
  }),
  getShared: endpoint({
    method: 'GET',
    path: '/api/shared-lists/{token}',
    summary: 'A list that is shared by a link',
    access: 'visitor',
    params: z.object({ token: shareToken }),
    output: z.object({ list: listChanges }),
  }),
  syncShared: endpoint({
    method: 'POST',
    path: '/api/shared-lists/{token}/sync',
    summary: 'Change a list that is shared by a link',
    access: 'visitor',
    params: z.object({ token: shareToken }),
    // The maximum number of operations of maximum size.
    maxBodyBytes: 524_288,
    body: syncBody,
    output: listChanges,
  }),
  sharedEvents: endpoint({
    method: 'GET',
    path: '/api/shared-lists/{token}/events',
    summary: 'Server-sent events about changes to a shared list',
    access: 'visitor',
    params: z.object({ token: shareToken }),
    produces: 'text/event-stream',
    output: z.object({}),
  }),
};
