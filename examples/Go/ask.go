// Asks Levy's C library for a German income tax: CGO_CFLAGS=-I$PWD/out/library CGO_LDFLAGS="-L$PWD/out/library -llevy" \
// go build -o ask examples/Go/ask.go, then LD_LIBRARY_PATH=out/library ./ask rules.
package main

/*
#include <stdlib.h>
#include "levy.h"
*/
import "C"

import (
	"errors"
	"fmt"
	"os"
	"unsafe"
)

// Rules are those of a jurisdiction; they may be used by any goroutine.
type Rules struct{ rules *C.levy_rules }

// taken is a text of the library, which it takes back.
func taken(text *C.char) string {
	defer C.levy_free(text)
	return C.GoString(text)
}

// Open reads the rules of a jurisdiction from a folder.
func Open(folder, jurisdiction string) (*Rules, error) {
	in, name := C.CString(folder), C.CString(jurisdiction)
	defer C.free(unsafe.Pointer(in))
	defer C.free(unsafe.Pointer(name))
	var rules *C.levy_rules
	var failure *C.char
	if C.levy_rules_open(in, name, &rules, &failure) != 0 {
		return nil, errors.New(taken(failure))
	}
	return &Rules{rules}, nil
}

// Close gives them up.
func (rules *Rules) Close() { C.levy_rules_close(rules.rules) }

// Answer has the results of a case as JSON, as `levy eval --json` gives them. Facts are lines, NAME=VALUE.
func (rules *Rules) Answer(facts, asked string) (string, error) {
	given, names := C.CString(facts), C.CString(asked)
	defer C.free(unsafe.Pointer(given))
	defer C.free(unsafe.Pointer(names))
	var reply, failure *C.char
	if C.levy_answer(rules.rules, given, names, 0, &reply, &failure) != 0 {
		return "", errors.New(taken(failure))
	}
	return taken(reply), nil
}

func main() {
	folder := "rules"
	if len(os.Args) > 1 {
		folder = os.Args[1]
	}
	germany, err := Open(folder, "de")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	defer germany.Close()
	answer, err := germany.Answer("year=2025\ntaxable_income=60000", "income_tax")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(answer)
	// What means nothing is an error with words.
	if _, err := germany.Answer("year=2025\ntaxable_incme=60000", "income_tax"); err != nil {
		fmt.Println(err)
	}
}
