import { Moon, Sun } from 'lucide-react';
import { toggleTheme, useTheme } from '#lib/theme.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** The icon depends on the document's class, so that it is correct before the script has run. */
export function ThemeToggle() {
  const next = useTheme() === 'dark' ? 'light' : 'dark';
  return (
    <IconButton label={`Switch to ${next} theme`} onClick={toggleTheme}>
      <Moon className="dark:hidden" />
      <Sun className="hidden dark:block" />
    </IconButton>
  );
}
