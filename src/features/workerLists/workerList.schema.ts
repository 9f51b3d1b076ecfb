export { WorkerListRequest as default } from '@/contracts/workerLists/schemas'
