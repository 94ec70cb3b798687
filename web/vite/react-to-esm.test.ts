import { expect, test } from 'vitest'
import { convertToEsm } from './react-to-esm.ts'

test('CommonJS requires and exports of React become imports and exports', () => {
  const written = convertToEsm(`var Scheduler = require("scheduler"),
  React = require("react"),
  isHere = 1;
exports.now = void 0;
if (isHere) exports.now = function () { return React.now; };
exports.use = function () {
  return exports.now() + Scheduler.log;
};`)
  expect(written).toBe(`import * as Scheduler from "scheduler";
import * as React from "react";
var isHere = 1;
out_now = void 0;
if (isHere) out_now = function () { return React.now; };
const out_use = function () {
  return out_now() + undefined;
};
var out_now
export { out_now as now, out_use as use }`)
})
