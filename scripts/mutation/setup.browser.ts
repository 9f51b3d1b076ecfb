import { configure } from '@testing-library/react'

// A change may leave a test waiting for what never comes: on a machine without other work it need not wait long.
jest.setTimeout(5_000)
configure({ asyncUtilTimeout: 1_500 })
