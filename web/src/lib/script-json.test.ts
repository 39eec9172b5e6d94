import { expect, test } from 'vitest';
import { scriptJson } from './script-json.ts';

test('no text can close the script element or open a comment', () => {
  const hostile = '</script><script>alert(1)</script><!-- \u2028';
  const json = scriptJson({ title: hostile });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ title: hostile });
});
