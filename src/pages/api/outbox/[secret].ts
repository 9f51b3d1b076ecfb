export { outboxPage as default } from '@/server/main'
