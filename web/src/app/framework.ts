// An import of CommonJS by name would need the bundler's runtime, a file more before the text.
import 'react-dom/client';
