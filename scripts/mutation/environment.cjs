// The environment of browser tests as plain JavaScript: Stryker requires it outside of Jest, to record which tests cover
// which lines, and then runs those tests alone.
const { register } = require('esbuild-register/dist/node')

register()
module.exports = require('../../__tests__/kit/environment.jsdom')
