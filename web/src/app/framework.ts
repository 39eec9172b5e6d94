// By itself, so that it can be started in a step of its own.
import 'react-dom/client';
