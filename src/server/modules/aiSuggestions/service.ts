export { dropOldSuggestions, generateSuggestion } from './generate'
