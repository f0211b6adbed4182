// SPDX-License-Identifier: MIT
/** Installs the packages for compiling and running the samples, before several programs need them at once. */
import { installSamplePackages } from './toolchain/install.ts';

installSamplePackages(import.meta.dirname);
