export { sharedPage as default } from '@/server/main'
