export { metricsPage as default } from '@/server/main'
