export { outboxPage as default } from '@/server/start'
