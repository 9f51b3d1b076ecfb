// The environment of browser tests as plain JavaScript: Stryker requires it by itself, to see what each test covers, so
// that a change runs those tests alone.
const { register } = require('esbuild-register/dist/node')

register()
module.exports = require('../../__tests__/kit/environment.jsdom')
