export { sharedPage as default } from '@/server/start'
