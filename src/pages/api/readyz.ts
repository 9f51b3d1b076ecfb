export { readiness as default } from '@/server/main'
