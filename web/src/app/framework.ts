// Importing names from CommonJS would need the bundler's runtime, one more file to load.
import 'react-dom/client';
