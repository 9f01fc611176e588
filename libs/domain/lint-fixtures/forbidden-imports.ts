// A deliberately bad file: the rules must know nobody. tools/check-boundaries.mjs proves that lint refuses each line.
import { Injectable } from '@nestjs/common';
import { KitProvider } from '@school/ui';
import mongoose from 'mongoose';
import { useState } from 'react';

export const forbidden = [Injectable, KitProvider, mongoose, useState];
