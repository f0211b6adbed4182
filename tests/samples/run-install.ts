// SPDX-License-Identifier: MIT
/** Installs what the samples are compiled and run with, before several programs want it at once. */
import { installSamplePackages } from './toolchain/install.ts';

installSamplePackages(import.meta.dirname);
